import type { CUnit } from '@boxflow/ir';
import { sourcesOf } from '../options.js';
import type { PreprocessedFile } from './preprocess.js';
import type { Stage } from './stage.js';

export const parseStage: Stage<readonly PreprocessedFile[], readonly CUnit[], 'parse'> = {
  name: 'parse',
  summary: 'regions of affine loops become SCoPs; others are refused with a reason',
  async run(files, options) {
    const { parsePreprocessed } = await import('@boxflow/frontend-c');
    const sources = sourcesOf(options);
    const units = files.map(({ file, text }, index) => {
      const original = sources[index]?.text;
      if (original === undefined) return parsePreprocessed(file, text);
      return parsePreprocessed(file, text, (name) => (name === file ? original : undefined));
    });
    return withDistinctNames(await Promise.all(units));
  },
  async print(units) {
    const { printUnits } = await import('./print-units.js');
    return printUnits(units);
  },
};

/** Regions are numbered through the whole program: recipes and kernels go by their names. */
function withDistinctNames(units: readonly CUnit[]): readonly CUnit[] {
  let count = 0;
  return units.map((unit) => ({
    ...unit,
    scops: unit.scops.map((scop) => ({ ...scop, name: `scop${count++}` })),
  }));
}
