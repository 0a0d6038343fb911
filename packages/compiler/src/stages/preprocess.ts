import { type CompileOptions, isScript, sourcesOf } from '../options.js';
import type { Stage } from './stage.js';

/** A file of the program after the C preprocessor, with line markers. */
export interface PreprocessedFile {
  readonly file: string;
  readonly text: string;
  /** Whether `x * y + z` is computed with one rounding in regions. */
  readonly contracts: boolean;
  /** Its macros that are whole numbers, if scripts make recipes: they are variables there. */
  readonly numbers?: Readonly<Record<string, number>>;
}

export const preprocessStage: Stage<CompileOptions, readonly PreprocessedFile[], 'preprocess'> = {
  name: 'preprocess',
  summary: 'the C compiler includes files and expands macros',
  async run(options) {
    const { macroNumbers, preprocess } = await import('@boxflow/frontend-c');
    const { files: _files, ...common } = options;
    const hasScript = options.recipes?.some(isScript) ?? false;
    const [contracts, ...files] = await Promise.all([
      contractsIn(options),
      ...sourcesOf(options).map(async ({ file, text }) => {
        const source = { ...common, file, ...(text === undefined ? {} : { text }) };
        const expanded = await preprocess(source);
        return { file, text: expanded, ...(hasScript && { numbers: await macroNumbers(source) }) };
      }),
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
