import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { earlierResults, saveResults } from './history.js';
import type { Result } from './results.js';

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

it('adds the rows of a day and a GPU to one file, each once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boxflow-history-'));
  try {
    saveResults([result], 'kernel-times', folder);
    saveResults([result, { ...result, row: 'mvt' }], 'kernel-times', folder);
    saveResults([{ ...result, gpu: 'pthread-12th Gen' }], 'kernel-times', folder);
    expect(readdirSync(folder).sort()).toEqual([
      '2026-11-23-h200-kernel-times.csv',
      '2026-11-23-pthread-12th-gen-kernel-times.csv',
    ]);
    saveResults([{ ...result, row: 'figure-4' }], 'spm-times', folder);
    expect(earlierResults('kernel-times', folder).map(({ row }) => row)).toEqual(['gemm', 'mvt', 'gemm']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
