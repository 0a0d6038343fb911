import { type CompileOptions, sourcesOf } from '../options.js';
import type { Stage } from './stage.js';

/** A file of the program after the C preprocessor, with line markers. */
export interface PreprocessedFile {
  readonly file: string;
  readonly text: string;
}

export const preprocessStage: Stage<CompileOptions, readonly PreprocessedFile[], 'preprocess'> = {
  name: 'preprocess',
  summary: 'the C compiler includes files and expands macros',
  async run(options) {
    const { preprocess } = await import('@boxflow/frontend-c');
    const { files: _files, ...common } = options;
    return Promise.all(
      sourcesOf(options).map(async ({ file, text }) => ({
        file,
        text: await preprocess({ ...common, file, ...(text === undefined ? {} : { text }) }),
      })),
    );
  },
  print: async (files) => files.map(({ text }) => text).join('\n'),
};
