import { join } from 'node:path';
import { compile, loadRecipes } from '@boxflow/compiler';
import { expect, it } from 'vitest';
import { sharedBuffers } from './buffers.js';

const KERNELS = join(import.meta.dirname, '..', 'kernels');

async function buffersOf(file: string, recipe: string, defines: readonly string[], first: number) {
  const recipes = await loadRecipes(join(import.meta.dirname, 'recipes', recipe));
  return sharedBuffers(await compile({ file, defines, recipes }), first);
}

it('has one box for the overlapping reads of a tile of motion estimation, with its margin', async () => {
  const program = join(KERNELS, 'mpeg4-me', 'mpeg4-me.c');
  const buffers = await buffersOf(program, 'mpeg4-me-32x16.txt', ['NI=109', 'NJ=141'], 0);
  expect(buffers.map(({ array, extents }) => ({ array, extents }))).toEqual([
    { array: 'current', extents: [16, 16] },
    { array: 'previous', extents: [47, 31] },
  ]);
});
