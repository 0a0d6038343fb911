import { readFileSync } from 'node:fs';
import type { CUnit } from '@boxflow/ir';
import { analyseText } from './analyse-text.js';
import { NO_CUTS } from './detect/cuts.js';
import type { RegionOptions } from './detect/regions-of-unit.js';
import type { PreprocessOptions } from './preprocess/options.js';
import { preprocess } from './preprocess/preprocess.js';
import { loadCParser } from './syntax/c-parser.js';
import type { ReadSource } from './text/source-map.js';

/**
 * Returns a C program with its SCoPs: preprocesses it, checks with the C compiler that it is valid, and analyses it.
 *
 * @throws BoxflowError BF10xx for what the user has to correct
 */
export async function parseUnit(
  options: PreprocessOptions & Partial<Pick<RegionOptions, 'contracts'>>,
): Promise<CUnit> {
  const { file, text, contracts } = options;
  const preprocessed = await preprocess(options);
  const readSource: ReadSource = (name) => (name === file && text !== undefined ? text : readFromDisk(name));
  return parsePreprocessed(file, preprocessed, readSource, contracts === undefined ? {} : { contracts });
}

/**
 * Returns the SCoPs of a program that {@link preprocess} gave.
 *
 * @param readSource the text of an original file, for columns of locations; by default from disk
 * @param options how regions are smaller than they could be, in a file without marks, and whether sums of products are
 *   computed with one rounding
 * @throws BoxflowError BF1005, BF1006, BF1007 for `#pragma scop` marks that do not enclose statements
 */
export async function parsePreprocessed(
  file: string,
  text: string,
  readSource: ReadSource = readFromDisk,
  { cuts = NO_CUTS, contracts = false }: Partial<RegionOptions> = {},
): Promise<CUnit> {
  return analyseText(await loadCParser(), text, file, readSource, { cuts, contracts });
}

function readFromDisk(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Columns are then those of the preprocessed text.
    return undefined;
  }
}
