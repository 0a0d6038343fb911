import type { CUnit } from '@boxflow/ir';
import type { PreprocessedProgram } from './preprocess.js';
import { printUnit } from './print-unit.js';
import type { Stage } from './stage.js';

export const parseStage: Stage<PreprocessedProgram, CUnit, 'parse'> = {
  name: 'parse',
  summary: 'regions of affine loops become SCoPs; others are refused with a reason',
  async run({ file, text }) {
    const { parsePreprocessed } = await import('@boxflow/frontend-c');
    return parsePreprocessed(file, text);
  },
  print: printUnit,
};
