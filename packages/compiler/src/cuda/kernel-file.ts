import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { defaultCompiler } from '../build/flags.js';
import { generatedCodeRejected } from '../toolchain/diagnostics.js';
import { runCompiler } from '../toolchain/run-tool.js';

/** A file of the program whose kernels are compiled. */
export interface KernelFile {
  readonly file: string;
  /** Its position among the program's files. */
  readonly index: number;
  /** A folder for what is made of it. */
  readonly folder: string;
  /** Returns the name of a source file for messages. */
  readonly fileName: (path: string) => string;
}

/** Compiles C that was made of kernels, and returns the object. Throws BF3003. */
export async function compileKernelText(
  source: string,
  { folder }: KernelFile,
  flags: readonly string[],
): Promise<string> {
  const [text, object] = [join(folder, 'kernels.c'), join(folder, 'kernels.o')];
  await writeFile(text, source);
  const cc = defaultCompiler();
  const result = await runCompiler(cc, [...flags, '-O2', '-w', '-c', text, '-o', object]);
  if (result.code !== 0) throw new BoxflowError(generatedCodeRejected(cc, 'kernels.c', result.stderr));
  return object;
}
