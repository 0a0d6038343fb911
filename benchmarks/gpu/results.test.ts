import { expect, it } from 'vitest';
import { formatResults, parseResults, type Result } from './results.js';

const result: Result = {
  date: '2026-11-23T22:00:00Z',
  gpu: 'NVIDIA H200',
  commit: 'abc1234',
  target: 'cuda',
  fpContract: 'on',
  row: 'gemm',
  runs: 3,
  medianMs: 0.5,
  leastMs: 0.25,
  verified: 'this size',
};

it('reads what it writes, also rows without a time', () => {
  const results: Result[] = [
    result,
    { ...result, row: 'mvt', runs: 0, medianMs: null, leastMs: null, verified: 'wrong' },
  ];
  expect(parseResults(formatResults(results))).toEqual(results);
});

it('refuses a file with other columns', () => {
  expect(() => parseResults('date,gpu\n')).toThrow('the columns are not date,gpu,commit');
});
