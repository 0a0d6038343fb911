import { expect, it } from 'vitest';
import { complaints, lastOf } from './regression.js';
import type { Result } from './results.js';

function result(day: number, medianMs: number | null, more: Partial<Result> = {}): Result {
  return {
    date: `2026-11-${day}T00:00:00Z`,
    gpu: 'NVIDIA H200',
    commit: `commit${day}`,
    target: 'cuda',
    fpContract: 'on',
    row: 'gemm',
    runs: 3,
    medianMs,
    leastMs: medianMs,
    verified: 'this size',
    ...more,
  };
}

it('compares with the last earlier time of the same row, GPU, target and contraction', () => {
  const earlier = [
    result(22, 2),
    result(21, 1),
    result(23, 3, { gpu: 'NVIDIA H100' }),
    result(23, 3, { fpContract: 'off' }),
    result(23, 3, { row: 'mvt' }),
    result(23, null, { verified: 'failed' }),
    result(25, 9),
  ];
  expect(lastOf(earlier, result(24, 5))).toBe(earlier[0]);
  expect(lastOf(earlier, result(21, 5))).toBeUndefined();
});

it('complains about a row that loses more than a tenth', () => {
  expect(complaints([result(24, 1.1)], [result(23, 1)])).toEqual([]);
  expect(complaints([result(24, 1.2)], [result(23, 1)])).toEqual([
    'gemm: 1.2 ms, 20 % slower than 1 ms at commit23',
  ]);
  expect(complaints([result(24, 1.2)], [])).toEqual([]);
});

it('complains about every row that is wrong or failed', () => {
  expect(
    complaints([result(24, null, { verified: 'wrong' }), result(24, null, { verified: 'failed' })], []),
  ).toEqual(["gemm: the result is not the sequential program's", 'gemm: the program failed']);
});
