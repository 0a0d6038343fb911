import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kernelProgram } from '../support/kernel-programs.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { scratchFolder } from '../support/scratch.js';

/** Programs, and the beginning of a line that their default recipes have for code: it must not be left to code generators. */
const PROGRAMS: readonly (readonly [program: string, line: string, ...options: readonly string[]])[] = [
  ['gemm', 'unroll(S1.k, full, blocks)'],
  ['deriche', 'unroll(S'],
  ['mvt', 'unroll(S0.j, 16, blocks)'],
  ['floyd-warshall', 'guard_stores(path)'],
  ['nussinov', 'guard_stores(table)'],
  ['blackscholes', 'runs(S'],
  ['heat-3d-pochoir', 'align(S'],
  ['deriche', 'launch_bounds(S'],
  ['gemm', 'runs(S', '-DDATA_TYPE=float', '-DEXTRALARGE_DATASET'],
];

it.each(PROGRAMS)(
  'the printed recipe of %s leads to the same kernels, with %s',
  async (program, line, ...options) => {
    const { file } = kernelProgram(program);
    const folder = scratchFolder(`default-recipe-${program}-${options.length}`);
    const { stdout: recipe } = await mustPolyCli(['explain', file, ...options, '--recipe']);
    expect(recipe).toContain(line);
    const recipeFile = join(folder, 'recipe.txt');
    writeFileSync(recipeFile, recipe);
    const [byDefault, given] = [join(folder, 'default'), join(folder, 'given')];
    await mustPolyCli(['emit', file, ...options, '-o', byDefault]);
    await mustPolyCli(['emit', file, ...options, '--recipe', recipeFile, '-o', given]);
    const kernels = readdirSync(byDefault).filter((name) => name.startsWith('kernels.'));
    expect(kernels.sort()).toEqual(['kernels.c', 'kernels.cl', 'kernels.cu']);
    for (const name of kernels)
      expect(readFileSync(join(given, name), 'utf8'), name).toBe(readFileSync(join(byDefault, name), 'utf8'));
  },
);
