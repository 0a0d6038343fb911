import type { BoxflowError, Plan, RunTrace } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { checkTrace } from './check-trace.js';

const plan = {
  name: 'scop0',
  origin: 'src/f.c:3:3',
  phases: [{ name: 'p0', summary: 'S0 (line 4)', launches: [{ kernel: 'scop0_p0_k0' }] }],
} as unknown as Plan;

const name = { ph: 'M', pid: 2, tid: 1, name: 'process_name', args: { name: 'device 0' } };
const launch = {
  ph: 'X',
  cat: 'launch',
  pid: 2,
  tid: 1,
  ts: 1,
  dur: 2,
  name: 'scop0_p0_k0',
  args: { region: 'scop0', phase: 'p0', tile: [0, 4], iterators: {} },
};
const region = {
  ph: 'X',
  cat: 'planner',
  pid: 1,
  tid: 1,
  ts: 0,
  dur: 9,
  name: 'scop0',
  args: { origin: 'elsewhere/f.c:3:3' },
};

function traceOf(...traceEvents: readonly unknown[]): unknown {
  return { displayTimeUnit: 'ns', otherData: { version: 1, producer: 'boxflow' }, traceEvents };
}

function problemOf(value: unknown): string {
  try {
    checkTrace('t.json', typeof value === 'string' ? value : JSON.stringify(value), [plan]);
    return 'none';
  } catch (error) {
    return (error as BoxflowError).message.split('\n')[0]!;
  }
}

it('takes a trace of the program, wherever it was compiled', () => {
  const value = traceOf(name, launch, region) as RunTrace;
  expect(checkTrace('t.json', JSON.stringify(value), [plan])).toEqual(value);
});

it.each([
  ['{"traceEvents": [', 'it is no complete JSON'],
  [{ traceEvents: [] }, 'it has other contents'],
  [null, 'it has other contents'],
  [{ otherData: { version: 7, producer: 'boxflow' }, traceEvents: [] }, 'its version is 7, and not 1'],
  [traceOf(name, { ...launch, dur: 'long' }), 'its event 1 is damaged'],
  [traceOf(name, { ...launch, args: { region: 'scop0' } }), 'its event 1 is damaged'],
])('does not take a damaged file: %j', (value, why) => {
  expect(problemOf(value)).toBe(`error BF4009: 't.json' is not a trace of boxflow: ${why}`);
});

it.each([
  [traceOf({ ...region, args: { origin: 'f.c:9:1' } }), 'scop0 is at f.c:9:1, and not at src/f.c:3:3'],
  [traceOf({ ...region, name: 'scop4' }), 'it has a region scop4 of elsewhere/f.c:3:3'],
  [traceOf({ ...launch, args: { ...launch.args, region: 'scop1' } }), 'it has a region scop1'],
  [traceOf({ ...launch, args: { ...launch.args, phase: 'p7' } }), 'its region scop0 has a phase p7'],
  [traceOf({ ...launch, name: 'other' }), 'its phase p0 has a kernel other'],
  [traceOf(name, region), 'nothing in it runs on devices'],
])('does not take a trace of a different program: %#', (value, why) => {
  expect(problemOf(value)).toBe(`error BF4010: the trace 't.json' is of a different program: ${why}`);
});
