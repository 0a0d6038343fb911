import { expect, it } from 'vitest';
import type { Pair } from './alternate.js';
import { rowOf, summarize } from './summary.js';

const pair = (sequential: number, ours: number): Pair => ({
  sequential: { wall: sequential, user: sequential },
  ours: { wall: ours, user: 2 * ours },
});

it('takes the median of ratios, which is not the ratio of medians', () => {
  const row = rowOf('gemm', [pair(1, 1), pair(4, 1), pair(6, 3)]);
  expect(row).toEqual({
    program: 'gemm',
    runs: 3,
    sequentialWall: 4,
    sequentialUser: 4,
    ourWall: 1,
    ourUser: 2,
    speedup: 2,
  });
});

it('has a geometric mean over the programs that are long enough, and names those behind', () => {
  const rows = [rowOf('a', [pair(8, 1)]), rowOf('b', [pair(1, 2)]), rowOf('short', [pair(0.04, 0.4)])];
  const summary = summarize(rows);
  expect(summary?.geometricMean).toBeCloseTo(2);
  expect(summary).toMatchObject({ programs: 2, behind: ['b'] });
  expect(summarize(rows.slice(2))).toBeUndefined();
});
