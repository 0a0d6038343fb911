import { compilerFlags } from './compiler-flags.js';
import type { PreprocessOptions } from './options.js';
import { runCompiler } from './run-compiler.js';

/** The flags of a program. */
export type CompilerOptions = Pick<PreprocessOptions, 'std' | 'cflags' | 'cc'>;

/**
 * Returns whether the C compiler, with these flags, computes sums of products with one rounding. It does if
 * the flags name a processor that has the instructions, and do not ask for standard C or forbid it. If
 * nothing is known, the answer is no.
 *
 * @throws BoxflowError BF1003 (no compiler)
 */
export async function compilerContracts(options: CompilerOptions): Promise<boolean> {
  const chosen = (options.cflags ?? [])
    .flatMap((flag) => /^-ffp-contract=(.*)$/.exec(flag)?.[1] ?? [])
    .at(-1);
  if (chosen === 'off') return false;
  const macros = await predefinedMacros(options);
  const has = (name: string) => macros.includes(`#define ${name} `);
  const hasInstructions = ['__FP_FAST_FMA', '__FMA__', '__ARM_FEATURE_FMA'].some(has);
  // gcc's -std=c11 rounds one by one; its -ffast-math and clang do not care about the standard.
  const isStrict = has('__STRICT_ANSI__') && !has('__clang__') && !has('__FAST_MATH__');
  return hasInstructions && (chosen !== undefined || !isStrict);
}

async function predefinedMacros(options: CompilerOptions): Promise<string> {
  const command = options.cc ?? process.env.CC ?? 'cc';
  const flags = compilerFlags({ ...options, file: 'macros.c' });
  const { status, stdout } = await runCompiler(command, [...flags, '-dM', '-E', '-x', 'c', '-'], '');
  return status === 0 ? stdout.toString('utf8') : '';
}
