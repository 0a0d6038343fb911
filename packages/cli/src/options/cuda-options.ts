import type { CudaProgramOptions } from '@boxflow/compiler';
import { BoxflowError, type TargetChoice } from '@boxflow/ir';
import { badUsage } from '../diagnostics.js';
import { type CArguments, cBuildOptions, isLinkerInput } from './c-options.js';
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

/** Throws BF4004 for targets on which CUDA programs do not run yet. */
export function requireHost(target: TargetChoice, command: string): void {
  if (target === 'host') return;
  const message = `CUDA programs run with --target host only, and the target is ${target}`;
  throw new BoxflowError(badUsage(message, command));
}
