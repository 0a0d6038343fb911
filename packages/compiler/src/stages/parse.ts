import type { Cuts } from '@boxflow/frontend-c';
import type { CUnit } from '@boxflow/ir';
import { type CompileOptions, sourcesOf } from '../options.js';
import type { PreprocessedFile } from './preprocess.js';
import type { Stage } from './stage.js';

export const parseStage: Stage<readonly PreprocessedFile[], readonly ParsedFile[], 'parse'> = {
  name: 'parse',
  summary: 'regions of affine loops become SCoPs; others are refused with a reason',
  run: (files, options) => parseFiles(files, options, { apart: [], opened: [] }),
  async print(units) {
    const { printUnits } = await import('./print-units.js');
    return printUnits(units);
  },
};

/** What the front end found in a file, from which it can be parsed again. */
export type ParsedFile = CUnit & PreprocessedFile;

/** Returns what the front end finds if regions are cut. */
export async function parseFiles(
  files: readonly PreprocessedFile[],
  options: CompileOptions,
  cuts: Cuts,
): Promise<readonly ParsedFile[]> {
  const { parsePreprocessed } = await import('@boxflow/frontend-c');
  const sources = sourcesOf(options);
  const units = files.map(async ({ file, text, contracts, numbers }, index) => {
    const original = sources[index]?.text;
    const readSource =
      original === undefined ? undefined : (name: string) => (name === file ? original : undefined);
    const unit = await parsePreprocessed(file, text, readSource, { cuts, contracts });
    return { ...unit, contracts, ...(numbers && { numbers }) };
  });
  return withDistinctNames(await Promise.all(units));
}

/** Regions are numbered through the whole program: recipes and kernels go by their names. */
function withDistinctNames(units: readonly ParsedFile[]): readonly ParsedFile[] {
  let count = 0;
  return units.map((unit) => ({
    ...unit,
    scops: unit.scops.map((scop) => ({ ...scop, name: `scop${count++}` })),
  }));
}
