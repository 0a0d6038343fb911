import type { CudaProgramOptions } from '@boxflow/compiler';
import { BoxflowError } from '@boxflow/ir';
import { badUsage } from '../diagnostics.js';
import { type CArguments, cBuildOptions, isLinkerInput } from './c-options.js';
import { type RuntimeArguments, targetOf } from './runtime-options.js';
import { listOf } from './values.js';

/** Returns what the compiler takes of a CUDA program. */
export async function cudaOptions(argv: CArguments): Promise<CudaProgramOptions> {
  return {
    files: argv.files.filter((file) => !isLinkerInput(file)),
    defines: listOf(argv.define),
    includes: listOf(argv.include),
    ...(await cBuildOptions(argv)),
  };
}

/** Throws BF4004 for an option of a command that does not apply to CUDA programs. */
export function refuseOtherOptions(
  argv: object,
  command: string,
  options: readonly string[],
  taken: ReadonlySet<string>,
): void {
  const given = argv as Readonly<Record<string, unknown>>;
  const other = options.find((name) => !taken.has(name) && given[name] !== undefined);
  if (other === undefined) return;
  throw new BoxflowError(badUsage(`--${other} is not available for CUDA programs`, command));
}

/** Returns the target that was asked for. Throws BF4004 if CUDA programs have no such one. */
export function cudaTarget(argv: RuntimeArguments, command: string): 'auto' | 'cuda' | 'host' {
  const target = targetOf(argv);
  if (target === 'auto' || target === 'cuda' || target === 'host') return target;
  const message = `CUDA programs run with --target cuda or host, and the target is ${target}`;
  throw new BoxflowError(badUsage(message, command));
}
