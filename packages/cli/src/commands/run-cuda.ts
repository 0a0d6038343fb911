import { basename } from 'node:path';
import { BoxflowError, runEnvironment } from '@boxflow/ir';
import { badUsage } from '../diagnostics.js';
import { type CArguments, isCudaFile } from '../options/c-options.js';
import { cudaOptions, refuseOtherOptions } from '../options/cuda-options.js';
import { type RuntimeArguments, runtimeOptions, targetOf } from '../options/runtime-options.js';

type CudaArguments = CArguments & RuntimeArguments & { readonly '--'?: readonly string[] };

/** The options of `run` that apply to CUDA programs. All others are refused. */
const TAKEN = new Set(['target', 'devices', 'define', 'include', 'std', 'cflags', 'no-cache']);

/** Runs a CUDA program on the host's devices. */
export async function runCuda(argv: CudaArguments, options: readonly string[]): Promise<number> {
  refuseOtherOptions(argv, 'run', options, TAKEN);
  const target = targetOf(argv);
  if (target !== 'host') {
    const message = `CUDA programs run with --target host only, and the target is ${target}`;
    throw new BoxflowError(badUsage(message, 'run'));
  }
  const { cachedCudaExecutable } = await import('@boxflow/compiler');
  const { path } = await cachedCudaExecutable(await cudaOptions(argv));
  const { runProgram } = await import('../program/run-program.js');
  return runProgram({
    path,
    name: basename(argv.files.find(isCudaFile) ?? '').replace(/\.[^.]*$/, ''),
    args: argv['--'] ?? [],
    environment: runEnvironment({ ...runtimeOptions(argv), target }),
  });
}
