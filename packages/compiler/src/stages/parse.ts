import type { CUnit } from '@boxflow/ir';
import type { PreprocessedProgram } from './preprocess.js';
import type { Stage } from './stage.js';

export const parseStage: Stage<PreprocessedProgram, CUnit, 'parse'> = {
  name: 'parse',
  summary: 'regions of affine loops become SCoPs; others are refused with a reason',
  async run({ file, text }, options) {
    const { parsePreprocessed } = await import('@boxflow/frontend-c');
    if (options.text === undefined) return parsePreprocessed(file, text);
    return parsePreprocessed(file, text, (name) => (name === file ? options.text : undefined));
  },
  async print(unit) {
    const { printUnit } = await import('./print-unit.js');
    return printUnit(unit);
  },
};
