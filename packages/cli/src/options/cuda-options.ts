import type { CudaProgramOptions } from '@boxflow/compiler';
import { BoxflowError, type RunOptions } from '@boxflow/ir';
import { badUsage } from '../diagnostics.js';
import { type CArguments, cBuildOptions, isLinkerInput } from './c-options.js';
import { offloadOption, type RuntimeArguments, targetOf } from './runtime-options.js';
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

/** Options that apply to CUDA programs in each command. */
const OF_COMPILER = ['define', 'include', 'std', 'cflags', 'no-cache'];

/** Options that apply to CUDA programs where devices run them. */
export const CUDA_RUNTIME_OPTIONS = ['target', 'devices', 'offload'];

/** Throws BF4004 for an option of a command that is neither the compiler's nor in `taken`. */
export function refuseOtherOptions(
  argv: object,
  command: string,
  options: readonly string[],
  taken: readonly string[],
): void {
  const given = argv as Readonly<Record<string, unknown>>;
  const all = new Set([...OF_COMPILER, ...taken]);
  const other = options.find((name) => !all.has(name) && given[name] !== undefined);
  if (other === undefined) return;
  throw new BoxflowError(badUsage(`--${other} is not available for CUDA programs`, command));
}

/** Returns the option that says which launches devices share. Throws BF4003, and BF4004 for `never`. */
export function cudaOffload(argv: RuntimeArguments, command: string): RunOptions {
  const option = offloadOption(argv);
  if (option.offload !== 'never') return option;
  const message =
    'CUDA programs have no sequential version for --offload never; --devices 1 runs them on one device';
  throw new BoxflowError(badUsage(message, command));
}

/** Returns the target that was asked for. Throws BF4004 if CUDA programs have no such one. */
export function cudaTarget(argv: RuntimeArguments, command: string): 'auto' | 'cuda' | 'host' {
  const target = targetOf(argv);
  if (target === 'auto' || target === 'cuda' || target === 'host') return target;
  const message = `CUDA programs run with --target cuda or host, and the target is ${target}`;
  throw new BoxflowError(badUsage(message, command));
}
