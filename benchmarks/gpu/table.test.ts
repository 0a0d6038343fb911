import { expect, it } from 'vitest';
import type { Result } from './results.js';
import type { GpuRow } from './rows.js';
import { gpuTable, summaryOf } from './table.js';

function row(name: string, ppcg: number | null): GpuRow {
  const published = { before: 2320, ppcg, library: null, must: 0.9, aim: 0.5, limit: 0.4 };
  const program = { file: `${name}.c`, function: name };
  return { name, ...program, size: 'N', element: 'double', measured: [], check: ['N=1'], published };
}

function result(name: string, medianMs: number | null, day = 24): Result {
  return {
    date: `2026-11-${day}T00:00:00Z`,
    gpu: 'NVIDIA H200',
    commit: 'abc1234',
    target: 'cuda',
    fpContract: 'on',
    row: name,
    runs: 3,
    medianMs,
    leastMs: medianMs,
    verified: medianMs === null ? 'wrong' : 'this size',
  };
}

const rows = [row('gemm', 4.55), row('lu', null), row('mvt', 0.3), row('bicg', 0.31)];
const results = [result('mvt', 0.45), result('gemm', 1.8), result('bicg', null)];

it('has a line for each row that was measured, beside the last time and the published ones', () => {
  const [, ...lines] = gpuTable(rows, results, [result('gemm', 2.3456, 23)]);
  expect(lines).toEqual([
    ['gemm', 'N', '1.8', '2.35', '2320', '4.55', '-', '0.9', '0.5', '0.4', '2.00', 'this size'],
    ['mvt', 'N', '0.45', '-', '2320', '0.3', '-', '0.9', '0.5', '0.4', '0.50', 'this size'],
    ['bicg', 'N', '-', '-', '2320', '0.31', '-', '0.9', '0.5', '0.4', '-', 'wrong'],
  ]);
});

it('counts the rows within their targets and names those behind PPCG', () => {
  expect(summaryOf(rows, results)).toBe('2 rows: 1 within "must", 1 within "aim"; slower than PPCG: mvt');
});
