import { HOST_COMPILE_FLAGS, processorFlags } from '@boxflow/codegen-c';
import type { Plan } from '@boxflow/ir';
import type { BuildOptions } from './build-options.js';

/** The compiler that a person named, or the system's. */
export function defaultCompiler(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.CC || 'cc';
}

/**
 * Returns how the user's own program is compiled. The user's options come last and win, except that the C compiler contracts nothing
 * in a program with regions: one that runs sequentially has the results that it has on devices. Its calls of `fma` are
 * instructions if the program runs where it is compiled.
 */
export function programFlags(
  { std, cflags = [], processor }: BuildOptions,
  plans: readonly Pick<Plan, 'contracts'>[],
): readonly string[] {
  const isForHere = processor === 'native' && plans.some(({ contracts }) => contracts);
  return [
    '-O2',
    ...(std === undefined ? [] : [`-std=${std}`]),
    '-Wno-unknown-pragmas',
    ...(isForHere ? processorFlags(process.arch, { native: true }) : []),
    ...cflags,
    ...(plans.length > 0 ? ['-ffp-contract=off'] : []),
  ];
}

/** How generated C is compiled. The user's options say for which processor, but cannot change what it means. */
export function generatedFlags({ cflags = [], processor }: BuildOptions): readonly string[] {
  const chosen = { options: cflags, native: processor === 'native' };
  return [...HOST_COMPILE_FLAGS, ...processorFlags(process.arch, chosen)];
}
