import { verifyTrace } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { simulatedTrace } from './simulated-trace.js';
import { doublingBundle } from './test-support.js';

it('has the launches of all devices, and is as a trace should be', async () => {
  const bundle = doublingBundle();
  const trace = await simulatedTrace(bundle, bundle.plans[0]!.name, { n: 1000, steps: 3 }, { devices: 3 });
  expect(verifyTrace(trace)).toEqual([]);
  const launches = trace.traceEvents.filter((event) => event.ph === 'X' && event.cat === 'launch');
  expect(new Set(launches.map(({ pid }) => pid))).toEqual(new Set([2, 3, 4]));
});
