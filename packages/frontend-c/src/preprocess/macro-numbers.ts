import { compilerFlags } from './compiler-flags.js';
import type { PreprocessOptions } from './options.js';
import { runCompiler } from './run-compiler.js';
import { sourceArguments } from './source-arguments.js';

/** `#define N 1024`, without what compilers define by themselves. */
const NUMBER = /^#define ([A-Za-z]\w*) \(?(-?(?:0[xX][0-9a-fA-F]+|\d+))[uUlL]*\)?$/gm;

/**
 * Returns the macros of a file that are whole numbers, also those of its headers and of the command line.
 *
 * @throws BoxflowError BF1003 (no compiler)
 */
export async function macroNumbers(options: PreprocessOptions): Promise<Readonly<Record<string, number>>> {
  const command = options.cc ?? process.env.CC ?? 'cc';
  const { source, input } = sourceArguments(options);
  const flags = [...compilerFlags(options), '-w', '-dM', '-E', ...source];
  const { status, stdout } = await runCompiler(command, flags, input);
  if (status !== 0) return {};
  const found = [...stdout.toString('utf8').matchAll(NUMBER)].map(([, name, digits]) => [
    name,
    valueOfDigits(digits!),
  ]);
  return Object.fromEntries(found);
}

/** Returns the value of digits that C may read as octal or hexadecimal ones. */
function valueOfDigits(digits: string): number {
  const sign = digits.startsWith('-') ? -1 : 1;
  const unsigned = digits.replace('-', '');
  return sign * (/^0\d/.test(unsigned) ? Number.parseInt(unsigned, 8) : Number(unsigned));
}
