import type { Command } from '../command.js';
import {
  C_OPTIONS,
  type CArguments,
  cBuildOptions,
  compileOptions,
  isCudaFile,
} from '../options/c-options.js';
import {
  CUDA_RUNTIME_OPTIONS,
  cudaOffload,
  cudaOptions,
  cudaTarget,
  refuseOtherOptions,
} from '../options/cuda-options.js';
import {
  KEEP_OPTION,
  OFFLOAD_OPTION,
  offloadOption,
  RUNTIME_OPTIONS,
  type RuntimeArguments,
  runtimeOptions,
  targetOf,
} from '../options/runtime-options.js';
import { lastOf, type Raw } from '../options/values.js';
import { sayDiagnostics } from '../output/messages.js';

type BuildArguments = CArguments & RuntimeArguments & { readonly output: Raw };

export const buildCommand: Command<BuildArguments> = {
  name: 'build',
  summary: 'write an executable that needs no Node; device options become its defaults',
  takesFiles: true,
  takesCuda: true,
  takesProgramArguments: false,
  options: {
    output: { alias: 'o', type: 'string', demandOption: true, describe: 'the executable to write' },
    ...RUNTIME_OPTIONS,
    ...OFFLOAD_OPTION,
    ...KEEP_OPTION,
    ...C_OPTIONS,
  },
  run,
};

async function run(argv: BuildArguments): Promise<number> {
  const target = targetOf(argv);
  if (argv.files.some(isCudaFile)) return buildCuda(argv);
  const defaults = {
    ...runtimeOptions(argv),
    ...offloadOption(argv),
    ...(target === 'auto' ? {} : { target }),
  };
  const { buildExecutable, compile } = await import('@boxflow/compiler');
  const bundle = await compile(await compileOptions(argv));
  sayDiagnostics(bundle.diagnostics);
  const { warnings } = await buildExecutable(bundle, lastOf(argv.output) ?? 'a.out', {
    ...(await cBuildOptions(argv)),
    ...(target === 'cuda' ? { cuda: 'nvcc' } : {}),
    defaults,
  });
  if (warnings) process.stderr.write(warnings);
  return 0;
}

/** Builds for GPUs unless the target is the host. */
async function buildCuda(argv: BuildArguments): Promise<number> {
  refuseOtherOptions(argv, 'build', Object.keys(buildCommand.options), ['output', ...CUDA_RUNTIME_OPTIONS]);
  const target: 'cuda' | 'host' = cudaTarget(argv, 'build') === 'host' ? 'host' : 'cuda';
  const defaults = { ...runtimeOptions(argv), ...cudaOffload(argv, 'build') };
  const program = { ...(await cudaOptions(argv)), target, defaults };
  const { buildCudaExecutable } = await import('@boxflow/compiler');
  const { diagnostics } = await buildCudaExecutable(program, lastOf(argv.output) ?? 'a.out');
  sayDiagnostics(diagnostics);
  return 0;
}
