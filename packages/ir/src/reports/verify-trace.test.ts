import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { RunTrace, TraceEvent } from './trace.js';
import { verifyTrace } from './verify-trace.js';

const at = (pid: number, tid: number) => ({ pid, tid });
const named = (
  pid: number,
  tid: number,
  name: 'process_name' | 'thread_name',
  value: string,
): TraceEvent => ({
  ph: 'M',
  ...at(pid, tid),
  name,
  args: { name: value },
});
const launch = (pid: number, ts: number, dur: number): TraceEvent => ({
  ph: 'X',
  ...at(pid, 1),
  ts,
  dur,
  name: 'scop0_p0_k0',
  cat: 'launch',
  args: { region: 'scop0', phase: 'p0', tile: [0, 4], iterators: { k: 1 } },
});
const push = (pid: number, ts: number, dur: number): TraceEvent => ({
  ph: 'X',
  ...at(pid, 2),
  ts,
  dur,
  name: 'flow-out',
  cat: 'copy',
  args: { array: 'path', box: '[2,3) x [0,4)', bytes: 32, from: 0, to: 1 },
});
const planned = (ts: number, dur: number): TraceEvent => ({
  ph: 'X',
  ...at(1, 1),
  ts,
  dur,
  name: 'p0',
  cat: 'planner',
  args: { region: 'scop0', summary: 'S0 (line 3)', iterators: { k: 1 }, interval: [0, 4] },
});
const arrow = (ph: 's' | 'f', pid: number, tid: number, ts: number, id = 1): TraceEvent => ({
  ph,
  ...(ph === 'f' ? { bp: 'e' as const } : {}),
  ...at(pid, tid),
  ts,
  id,
  name: 'flow',
  cat: 'flow',
});
const buffer = (name: 'allocate' | 'free', bytes: number): TraceEvent => ({
  ph: 'i',
  s: 't',
  ...at(2, 3),
  ts: 1,
  name,
  cat: 'memory',
  args: { array: 'path', box: '[0,2) x [0,4)', bytes },
});
const inUse = (bytes: number): TraceEvent => ({
  ph: 'C',
  ...at(2, 3),
  ts: 1,
  name: 'bytes in use',
  args: { bytes },
});

const names = [
  named(1, 1, 'process_name', 'host'),
  named(1, 1, 'thread_name', 'planner'),
  ...[2, 3].flatMap((pid) => [
    named(pid, 1, 'process_name', `device ${pid - 2}`),
    ...['compute', 'copies', 'memory'].map((queue, q) => named(pid, q + 1, 'thread_name', queue)),
  ]),
];

const traceOf = (...events: readonly TraceEvent[]): RunTrace => ({
  displayTimeUnit: 'ns',
  otherData: { version: 1, producer: 'boxflow' },
  traceEvents: [...names, ...events],
});
const messages = (...events: readonly TraceEvent[]) =>
  verifyTrace(traceOf(...events)).map(({ message }) => message.replace(/^trace: /, ''));

const GOOD = [
  planned(0.5, 9.5),
  planned(1.25, 2),
  planned(3.25, 1),
  buffer('allocate', 256),
  inUse(256),
  launch(2, 1, 2.001),
  launch(2, 3.001, 1),
  launch(3, 2, 4),
  push(3, 4, 0.1),
  arrow('s', 2, 1, 3),
  arrow('f', 3, 2, 4),
  buffer('free', 256),
  inUse(0),
];

describe('verifyTrace', () => {
  it('finds nothing wrong with a good trace, and neither does the schema', () => {
    expect(messages(...GOOD)).toEqual([]);
    const schema = readFileSync(
      join(import.meta.dirname, '..', '..', 'schema', 'run-trace.schema.json'),
      'utf8',
    );
    const validate = new Ajv({ allowUnionTypes: true }).compile(JSON.parse(schema));
    expect(validate(traceOf(...GOOD)), JSON.stringify(validate.errors)).toBe(true);
    const unknown = { ...launch(2, 1, 1), cat: 'lunch' };
    expect(validate(traceOf(unknown as never))).toBe(false);
  });

  it('reports a trace that breaks the rules as a bug', () => {
    const overlapping = traceOf(launch(2, 1, 2), launch(2, 2.999, 1));
    expect(verifyTrace(overlapping)).toMatchObject([{ code: 'BF9122', family: 'bug' }]);
  });

  it.each<[string, readonly TraceEvent[], string]>([
    [
      'two launches at once',
      [launch(2, 1, 2), launch(2, 2.999, 1)],
      'process 2, thread 1: scop0_p0_k0 from 2999 to 3999 ns overlaps scop0_p0_k0 from 1000 to 3000 ns',
    ],
    [
      'a launch inside of another one',
      [launch(2, 1, 5), launch(2, 2, 1)],
      'process 2, thread 1: scop0_p0_k0 from 2000 to 3000 ns overlaps scop0_p0_k0 from 1000 to 6000 ns',
    ],
    [
      'a planner that is in two places',
      [planned(1, 2), planned(2, 2)],
      'process 1, thread 1: p0 from 2000 to 4000 ns overlaps p0 from 1000 to 3000 ns',
    ],
    [
      'a launch on the host',
      [{ ...launch(1, 1, 1) }],
      'process 1, thread 1: scop0_p0_k0 belongs to another track',
    ],
    ['a device with no name', [launch(4, 1, 1)], 'traceEvents[10]: process 4, thread 1 has no name'],
    ['a second name', [named(2, 1, 'process_name', 'again')], 'traceEvents[10]: process 2 has two names'],
    ['an arrow from nowhere', [push(3, 4, 1), arrow('f', 3, 2, 4)], 'traceEvents[11]: flow 1 does not begin'],
    ['an arrow to nowhere', [launch(2, 1, 1), arrow('s', 2, 1, 1)], 'traceEvents: flow 1 does not end'],
    [
      'an arrow beside its launch',
      [launch(2, 1, 1), push(3, 4, 1), arrow('s', 2, 1, 2.5), arrow('f', 3, 2, 4)],
      'traceEvents[12]: flow 1 begins in no launch',
    ],
    [
      'an arrow beside its copy',
      [launch(2, 1, 1), push(3, 4, 1), arrow('s', 2, 1, 1.5), arrow('f', 3, 2, 3.9)],
      'traceEvents[13]: flow 1 ends in no copy',
    ],
    [
      'an arrow within a device',
      [launch(3, 1, 1), push(3, 4, 1), arrow('s', 3, 1, 1.5), arrow('f', 3, 2, 4)],
      'traceEvents[13]: flow 1 stays on its device',
    ],
    [
      'bytes that no buffer has',
      [buffer('allocate', 256), inUse(512)],
      'traceEvents[11]: 512 bytes in use, where the buffers have 256',
    ],
  ])('%s', (_, events, message) => {
    expect(messages(...events)).toEqual([message]);
  });
});
