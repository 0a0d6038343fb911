import { join } from 'node:path';
import { compile, loadRecipes } from '@boxflow/compiler';
import { expect, it } from 'vitest';
import { sharedBuffers } from './buffers.js';

const KERNELS = join(import.meta.dirname, '..', 'kernels');

async function buffersOf(file: string, recipe: string, defines: readonly string[], first: number) {
  const recipes = await loadRecipes(join(import.meta.dirname, 'recipes', recipe));
  return sharedBuffers(await compile({ file, defines, recipes }), first);
}

it("derives a box for each data space of the paper's example, and its access functions", async () => {
  const program = join(import.meta.dirname, 'programs', 'figure-1-results-apart.c');
  expect(await buffersOf(program, 'figure-1.txt', [], 10)).toEqual([
    {
      name: 'A_box',
      array: 'A',
      extents: [9, 5],
      origin: ['20', '11'],
      accesses: [{ source: 'A[i + j][j + 1]', local: 'A_box[i + j - 20][j - 10]' }],
    },
    {
      name: 'A_box2',
      array: 'A',
      extents: [5, 10],
      origin: ['10', '11'],
      accesses: [{ source: 'A[i][k]', local: 'A_box2[i - 10][k - 11]' }],
    },
    {
      name: 'B_box',
      array: 'B',
      extents: [9, 10],
      origin: ['20', '11'],
      accesses: [{ source: 'B[i + j][k]', local: 'B_box[i + j - 20][k - 11]' }],
    },
  ]);
});

it('has one box for the overlapping reads of a tile of motion estimation, with its margin', async () => {
  const program = join(KERNELS, 'mpeg4-me', 'mpeg4-me.c');
  const buffers = await buffersOf(program, 'mpeg4-me-32x16.txt', ['NI=109', 'NJ=141'], 0);
  expect(buffers.map(({ array, extents }) => ({ array, extents }))).toEqual([
    { array: 'current', extents: [16, 16] },
    { array: 'previous', extents: [47, 31] },
  ]);
});
