import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chosenRows, gpuRows } from './rows.js';

const rows = gpuRows();

it('has a program, two sizes and ordered targets in each row', () => {
  for (const { file, measured, check, published } of rows) {
    expect(existsSync(join(import.meta.dirname, '..', 'kernels', file)), file).toBe(true);
    expect(measured).not.toEqual(check);
    expect(published.aim).toBeLessThanOrEqual(published.must);
    expect(published.limit).toBeLessThanOrEqual(published.aim);
  }
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

it('chooses rows by name in the order of the table, and names those there are', () => {
  expect(chosenRows(rows, ['mvt', 'gemm']).map(({ name }) => name)).toEqual(['gemm', 'mvt']);
  expect(chosenRows(rows, [])).toEqual(rows);
  expect(() => chosenRows(rows, ['gem'])).toThrow('no row is called gem; the rows are gemm, 2mm');
});
