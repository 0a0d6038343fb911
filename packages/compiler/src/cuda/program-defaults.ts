import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { printDefaults } from '../build/bundle-data.js';
import { defaultCompiler } from '../build/flags.js';
import { generatedCodeRejected } from '../toolchain/diagnostics.js';
import { runCompiler } from '../toolchain/run-tool.js';
import type { CompiledFile } from './compile-cuda-file.js';
import type { CudaProgramOptions } from './cuda-options.js';

/** Compiles what sets the defaults of an executable's environment, if there are any. */
export async function compiledDefaults(
  { defaults = {} }: CudaProgramOptions,
  folder: string,
): Promise<CompiledFile[]> {
  const lines = printDefaults(defaults);
  if (lines.length === 0) return [];
  const [text, object] = [join(folder, 'defaults.c'), join(folder, 'defaults.o')];
  await writeFile(text, ['#define _GNU_SOURCE', '#include <stdlib.h>', ...lines, ''].join('\n'));
  const cc = defaultCompiler();
  const result = await runCompiler(cc, ['-c', text, '-o', object]);
  if (result.code !== 0) throw new BoxflowError(generatedCodeRejected(cc, 'defaults.c', result.stderr));
  return [{ file: 'defaults.c', objects: [object], warnings: [] }];
}
