import { basename } from 'node:path';
import { BoxflowError, runEnvironment } from '@boxflow/ir';
import { badUsage } from '../diagnostics.js';
import { type CArguments, cBuildOptions, isCudaFile, isLinkerInput } from '../options/c-options.js';
import { type RuntimeArguments, runtimeOptions, targetOf } from '../options/runtime-options.js';
import { listOf } from '../options/values.js';

type CudaArguments = CArguments & RuntimeArguments & { readonly '--'?: readonly string[] };

/** The options of `run` that apply to CUDA programs. All others are refused. */
const TAKEN = new Set(['target', 'devices', 'define', 'include', 'std', 'cflags', 'no-cache']);

/** Runs a CUDA program on the host's devices. */
export async function runCuda(argv: CudaArguments, options: readonly string[]): Promise<number> {
  const other = options.find((name) => !TAKEN.has(name) && argv[name as keyof CudaArguments] !== undefined);
  if (other !== undefined)
    throw new BoxflowError(badUsage(`--${other} is not available for CUDA programs`, 'run'));
  const target = targetOf(argv);
  if (target !== 'host') {
    const message = `CUDA programs run with --target host only, and the target is ${target}`;
    throw new BoxflowError(badUsage(message, 'run'));
  }
  const { cachedCudaExecutable } = await import('@boxflow/compiler');
  const { path } = await cachedCudaExecutable({
    files: argv.files.filter((file) => !isLinkerInput(file)),
    defines: listOf(argv.define),
    includes: listOf(argv.include),
    ...(await cBuildOptions(argv)),
  });
  const { runProgram } = await import('../program/run-program.js');
  return runProgram({
    path,
    name: basename(argv.files.find(isCudaFile) ?? '').replace(/\.[^.]*$/, ''),
    args: argv['--'] ?? [],
    environment: runEnvironment({ ...runtimeOptions(argv), target }),
  });
}
