import { readFileSync } from 'node:fs';
import type { CUnit, SourceLocation } from '@boxflow/ir';
import { analyseText } from './analyse-text.js';
import type { PreprocessOptions } from './preprocess/options.js';
import { preprocess } from './preprocess/preprocess.js';
import { loadCParser } from './syntax/c-parser.js';
import type { ReadSource } from './text/source-map.js';

/**
 * A C program with its SCoPs: preprocesses it, checks with the C compiler that it is valid, and analyses it.
 *
 * @throws BoxflowError BF10xx for what the user has to correct
 */
export async function parseUnit(options: PreprocessOptions): Promise<CUnit> {
  const { file, text } = options;
  const preprocessed = await preprocess(options);
  return parsePreprocessed(file, preprocessed, (name) =>
    name === file && text !== undefined ? text : readFromDisk(name),
  );
}

/**
 * The SCoPs of a program that {@link preprocess} gave.
 *
 * @param readSource the text of an original file, for columns of locations; by default from disk
 * @param apart where loops begin that are to be regions of their own, where nothing is marked; by default loops side by side
 *   become one region as far as possible
 * @throws BoxflowError BF1005, BF1006, BF1007 for `#pragma scop` marks that do not enclose statements
 */
export async function parsePreprocessed(
  file: string,
  text: string,
  readSource: ReadSource = readFromDisk,
  apart: readonly SourceLocation[] = [],
): Promise<CUnit> {
  return analyseText(await loadCParser(), text, file, readSource, apart);
}

function readFromDisk(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Columns are then those of the preprocessed text.
    return undefined;
  }
}
