import { compileGeneratedC } from '../build/compile-generated.js';
import { defaultCompiler } from '../build/flags.js';

/** A file of the program whose kernels are compiled. */
export interface KernelFile {
  /** Its position among the program's files. */
  readonly index: number;
  /** A folder for the C and the object of its kernels. */
  readonly folder: string;
  /** Returns the name of a source file for messages. */
  readonly fileName: (path: string) => string;
}

/** Compiles C that is printed from kernels, and returns the object. Throws BF3003. */
export function compileKernelText(
  source: string,
  { folder }: KernelFile,
  flags: readonly string[],
): Promise<string> {
  return compileGeneratedC(defaultCompiler(), [...flags, '-O2', '-w'], folder, 'kernels', source);
}
