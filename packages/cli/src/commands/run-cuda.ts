import { basename } from 'node:path';
import { runEnvironment } from '@boxflow/ir';
import { type CArguments, isCudaFile } from '../options/c-options.js';
import { cudaOptions, refuseOtherOptions, requireHost } from '../options/cuda-options.js';
import {
  type RuntimeArguments,
  reportOptions,
  runtimeOptions,
  targetOf,
} from '../options/runtime-options.js';

type CudaArguments = CArguments & RuntimeArguments & { readonly '--'?: readonly string[] };

/** The options of `run` that apply to CUDA programs. All others are refused. */
const TAKEN = new Set([
  'target',
  'devices',
  'define',
  'include',
  'std',
  'cflags',
  'no-cache',
  'verify',
  'stats',
  'summary',
]);

/** Runs a CUDA program on the host's devices. */
export async function runCuda(argv: CudaArguments, options: readonly string[]): Promise<number> {
  refuseOtherOptions(argv, 'run', options, TAKEN);
  const target = targetOf(argv);
  requireHost(target, 'run');
  const { cachedCudaExecutable } = await import('@boxflow/compiler');
  const { path } = await cachedCudaExecutable(await cudaOptions(argv));
  const { runProgram } = await import('../program/run-program.js');
  return runProgram({
    path,
    name: basename(argv.files.find(isCudaFile) ?? '').replace(/\.[^.]*$/, ''),
    args: argv['--'] ?? [],
    environment: runEnvironment({ ...runtimeOptions(argv), ...reportOptions(argv), target }),
  });
}
