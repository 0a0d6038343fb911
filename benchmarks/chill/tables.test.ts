import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { casesOf, timeRows } from './cases.js';
import { rankCorrelation, table61 } from './impact.js';
import { CHILL_FOLDER, CHILL_KERNELS, fileOf } from './kernels.js';
import { table22, table62 } from './tables.js';

it('each program and script is there', () => {
  for (const kernel of CHILL_KERNELS) {
    expect(existsSync(fileOf(kernel))).toBe(true);
    for (const { file } of kernel.scripts) expect(existsSync(join(CHILL_FOLDER, file))).toBe(true);
  }
});

it("each of the thesis's benchmarks has a program", () => {
  const [, ...rows] = table22();
  expect(rows.map((row) => row.at(-1))).toEqual([
    ...['gemm', 'gemv', 'tmv', 'nbody', 'cp', 'mpeg4-me', 'mri-fhd', 'mriq', 'convolution-2d'],
  ]);
});

it('prunes as many orders of loops as the thesis', async () => {
  const [, ...rows] = await table62();
  const orders = (row: readonly string[]) => row.slice(2, 5);
  const ours = rows.filter(([, of]) => of === 'ours');
  const theirs = rows.filter(([, of]) => of === 'thesis');
  expect(theirs).toHaveLength(9);
  for (const row of theirs) expect(orders(ours.find(([kernel]) => kernel === row[0])!)).toEqual(orders(row));
});

it("the model's ranks agree with what the thesis measured", async () => {
  expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 2, 4], [4, 2, 2, 1])).toBeCloseTo(-1);
  const { rows, rankCorrelation: ours } = await table61();
  expect(rows).toHaveLength(1 + 9 * 2 * 2);
  expect(ours).toBeGreaterThan(0.6);
});

it('prints times beside those of the default recipe', () => {
  const kernel = CHILL_KERNELS.find(({ program }) => program === 'gemm')!;
  const names = casesOf(kernel).map(({ name }) => name);
  expect(names).toEqual(['gemm-default', 'gemm-figure-4-1-b', 'gemm-figure-4-1-d']);
  const result = (row: string, medianMs: number) => ({
    ...{ date: '', gpu: '', commit: '', target: '', fpContract: '', runs: 5, leastMs: medianMs },
    ...{ row, medianMs, verified: 'small size' as const },
  });
  expect(timeRows([kernel], [result(names[0]!, 2), result(names[2]!, 4)])).toEqual([
    ['program and recipe', 'ms', 'default / this'],
    ['gemm-default', '2.00', '1.00'],
    ['gemm-figure-4-1-d', '4.00', '0.50'],
  ]);
});
