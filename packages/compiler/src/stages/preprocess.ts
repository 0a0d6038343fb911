import { type CompileOptions, sourcesOf } from '../options.js';
import type { Stage } from './stage.js';

/** A file of the program after the C preprocessor, with line markers. */
export interface PreprocessedFile {
  readonly file: string;
  readonly text: string;
  /** Whether `x * y + z` is computed with one rounding in regions. */
  readonly contracts: boolean;
}

export const preprocessStage: Stage<CompileOptions, readonly PreprocessedFile[], 'preprocess'> = {
  name: 'preprocess',
  summary: 'the C compiler includes files and expands macros',
  async run(options) {
    const { preprocess } = await import('@boxflow/frontend-c');
    const { files: _files, ...common } = options;
    const [contracts, ...files] = await Promise.all([
      contractsIn(options),
      ...sourcesOf(options).map(async ({ file, text }) => ({
        file,
        text: await preprocess({ ...common, file, ...(text === undefined ? {} : { text }) }),
      })),
    ]);
    return files.map((file) => ({ ...file, contracts }));
  },
  print: async (files) => files.map(({ text }) => text).join('\n'),
};

async function contractsIn({ fpContract = 'auto', ...options }: CompileOptions): Promise<boolean> {
  if (fpContract !== 'auto') return fpContract === 'on';
  const { compilerContracts } = await import('@boxflow/frontend-c');
  return compilerContracts(options);
}
