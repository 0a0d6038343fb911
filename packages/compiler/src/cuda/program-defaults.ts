import { printDefaults } from '../build/bundle-data.js';
import { compileGeneratedC } from '../build/compile-generated.js';
import { defaultCompiler } from '../build/flags.js';
import type { CompiledFile } from './compile-cuda-file.js';
import type { CudaProgramOptions } from './cuda-options.js';

/** Compiles the code that sets the defaults of an executable's environment, if there are any. */
export async function compiledDefaults(
  { defaults = {} }: CudaProgramOptions,
  folder: string,
): Promise<CompiledFile[]> {
  const lines = printDefaults(defaults);
  if (lines.length === 0) return [];
  const text = ['#define _GNU_SOURCE', '#include <stdlib.h>', ...lines, ''].join('\n');
  const object = await compileGeneratedC(defaultCompiler(), [], folder, 'defaults', text);
  return [{ file: 'defaults.c', objects: [object], warnings: [] }];
}
