import type { Scop } from '@boxflow/ir';
import { expect } from 'vitest';
import type { LoweredScop } from '../lowered-scop.js';
import type { Environment } from './evaluate.js';
import { type Grid, inRows } from './grid.js';
import { initialValue } from './memory.js';
import { runPlan } from './run-plan.js';
import { runSequentially } from './run-sequentially.js';

/** The plan leaves in memory what the program does; of what nobody reads later nothing is expected. */
export async function expectSequentialResult(
  scop: Scop,
  { plan, kernels }: LoweredScop,
  params: Environment,
  devices: number | Grid,
): Promise<void> {
  const outside = new Set(scop.arrays.filter((array) => !array.deadAfter).map(({ name }) => name));
  const isOutside = (key: string): boolean => outside.has(key.replace(/\[.*/, ''));
  const grid = typeof devices === 'number' ? inRows(devices) : devices;
  const memory = runPlan(plan, kernels, params, grid);
  const expected = await runSequentially(scop, params);
  for (const key of new Set([...expected.keys(), ...memory.keys()])) {
    if (!isOutside(key)) continue;
    const value = (from: ReadonlyMap<string, number>) => [key, from.get(key) ?? initialValue(key)];
    expect(value(memory)).toEqual(value(expected));
  }
}
