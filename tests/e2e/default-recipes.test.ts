import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kernelsFolder } from '../support/paths.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { scratchFolder } from '../support/scratch.js';

/** Programs, and the beginning of a line that their default recipes have for code: it must not be left to code generators. */
const PROGRAMS: readonly (readonly [program: string, line: string])[] = [
  ['gemm', 'unroll(S1.k, full, blocks)'],
  ['deriche', 'unroll(S'],
  ['mvt', 'unroll(S0.j, 16, blocks)'],
  ['floyd-warshall', 'guard_stores(path)'],
  ['nussinov', 'guard_stores(table)'],
  ['blackscholes', 'tile(S'],
];

it.each(PROGRAMS)('the printed recipe of %s leads to the same kernels', async (program, line) => {
  const file = join(kernelsFolder, program, `${program}.c`);
  const folder = scratchFolder(`default-recipe-${program}`);
  const { stdout: recipe } = await mustPolyCli(['explain', file, '--recipe']);
  expect(recipe).toContain(line);
  const recipeFile = join(folder, 'recipe.txt');
  writeFileSync(recipeFile, recipe);
  const [byDefault, given] = [join(folder, 'default'), join(folder, 'given')];
  await mustPolyCli(['emit', file, '-o', byDefault]);
  await mustPolyCli(['emit', file, '--recipe', recipeFile, '-o', given]);
  const kernels = readdirSync(byDefault).filter((name) => name.startsWith('kernels.'));
  expect(kernels.sort()).toEqual(['kernels.c', 'kernels.cl', 'kernels.cu']);
  for (const name of kernels)
    expect(readFileSync(join(given, name), 'utf8'), name).toBe(readFileSync(join(byDefault, name), 'utf8'));
});
