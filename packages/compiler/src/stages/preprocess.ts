import type { CompileOptions } from '../options.js';
import type { Stage } from './stage.js';

/** The program after the C preprocessor, with line markers. */
export interface PreprocessedProgram {
  readonly file: string;
  readonly text: string;
}

export const preprocessStage: Stage<CompileOptions, PreprocessedProgram, 'preprocess'> = {
  name: 'preprocess',
  summary: 'the C compiler includes files and expands macros',
  async run(options) {
    const { preprocess } = await import('@boxflow/frontend-c');
    return { file: options.file, text: await preprocess(options) };
  },
  print: async ({ text }) => text,
};
