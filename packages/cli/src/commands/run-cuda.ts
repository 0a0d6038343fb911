import { basename } from 'node:path';
import { BoxflowError, runEnvironment } from '@boxflow/ir';
import { badUsage } from '../diagnostics.js';
import { type CArguments, isCudaFile } from '../options/c-options.js';
import {
  CUDA_RUNTIME_OPTIONS,
  cudaOffload,
  cudaOptions,
  cudaTarget,
  refuseOtherOptions,
} from '../options/cuda-options.js';
import { type RuntimeArguments, reportOptions, runtimeOptions } from '../options/runtime-options.js';
import { say, sayDiagnostics } from '../output/messages.js';

type CudaArguments = CArguments & RuntimeArguments & { readonly '--'?: readonly string[] };

/** Reports that only the host's devices can make. */
const OF_HOST = ['verify', 'stats'] as const;

/** Runs a CUDA program on all GPUs, or on the host's devices. */
export async function runCuda(argv: CudaArguments, options: readonly string[]): Promise<number> {
  refuseOtherOptions(argv, 'run', options, [...CUDA_RUNTIME_OPTIONS, ...OF_HOST, 'summary']);
  const wanted = cudaTarget(argv, 'run');
  const offload = cudaOffload(argv, 'run');
  const target = wanted === 'auto' ? await chooseTarget() : wanted;
  const other = target === 'cuda' ? OF_HOST.find((name) => argv[name] !== undefined) : undefined;
  if (other !== undefined) {
    throw new BoxflowError(badUsage(`--${other} is for CUDA programs with --target host`, 'run'));
  }
  const { cachedCudaExecutable } = await import('@boxflow/compiler');
  const { path, diagnostics } = await cachedCudaExecutable({ ...(await cudaOptions(argv)), target });
  sayDiagnostics(diagnostics);
  const { runProgram } = await import('../program/run-program.js');
  return runProgram({
    path,
    name: basename(argv.files.find(isCudaFile) ?? '').replace(/\.[^.]*$/, ''),
    args: argv['--'] ?? [],
    environment: runEnvironment({
      ...runtimeOptions(argv),
      ...offload,
      ...reportOptions(argv),
      target,
    }),
  });
}

/** GPUs of other vendors do not run CUDA programs. */
async function chooseTarget(): Promise<'cuda' | 'host'> {
  const { findTarget } = await import('../program/find-target.js');
  const { target, reason } = await findTarget();
  if (target !== 'cuda') {
    say('target host: no GPU of NVIDIA was found');
    return 'host';
  }
  say(`target cuda: ${reason}`);
  return 'cuda';
}
