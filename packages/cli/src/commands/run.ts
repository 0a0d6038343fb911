import { basename } from 'node:path';
import { runEnvironment, type TargetChoice } from '@boxflow/ir';
import type { Command } from '../command.js';
import {
  C_OPTIONS,
  type CArguments,
  cBuildOptions,
  compileOptions,
  isCudaFile,
  isLinkerInput,
} from '../options/c-options.js';
import {
  KEEP_OPTION,
  OFFLOAD_OPTION,
  offloadOption,
  REPORT_OPTIONS,
  RUNTIME_OPTIONS,
  type RuntimeArguments,
  reportOptions,
  runtimeOptions,
  targetOf,
} from '../options/runtime-options.js';
import { say, sayDiagnostics } from '../output/messages.js';
import { runCuda } from './run-cuda.js';

type RunArguments = CArguments & RuntimeArguments & { readonly '--'?: readonly string[] };

export const runCommand: Command<RunArguments> = {
  name: 'run',
  summary: 'compile and run; output, exit code and files are those of the program',
  takesFiles: true,
  takesCuda: true,
  takesProgramArguments: true,
  options: { ...RUNTIME_OPTIONS, ...OFFLOAD_OPTION, ...REPORT_OPTIONS, ...KEEP_OPTION, ...C_OPTIONS },
  run,
};

async function run(argv: RunArguments): Promise<number> {
  if (argv.files.some(isCudaFile)) return runCuda(argv, Object.keys(runCommand.options));
  const wanted = targetOf(argv);
  const options = { ...runtimeOptions(argv), ...offloadOption(argv), ...reportOptions(argv) };
  if (options.requireGpu) await requireGpu(wanted);
  const { cachedExecutable, compile } = await import('@boxflow/compiler');
  const bundle = await compile(await compileOptions(argv));
  sayDiagnostics(bundle.diagnostics);
  const target = bundle.plans.length > 0 && wanted === 'auto' ? await chooseTarget() : wanted;
  const executable = await cachedExecutable(bundle, {
    ...(await cBuildOptions(argv)),
    processor: 'native',
    ...(target === 'cuda' ? { cuda: 'nvcc' } : {}),
    ...(target === 'sim' ? { kernels: 'none' } : {}),
  });
  if (executable.warnings) process.stderr.write(executable.warnings);
  const { runProgram } = await import('../program/run-program.js');
  return runProgram({
    path: executable.path,
    name: basename(argv.files.find((file) => !isLinkerInput(file)) ?? '').replace(/\.[^.]*$/, ''),
    args: argv['--'] ?? [],
    environment: runEnvironment({ ...options, target }),
  });
}

async function requireGpu(target: TargetChoice): Promise<void> {
  const [{ findDevices }, { checkGpu }] = await Promise.all([
    import('../program/find-devices.js'),
    import('../program/check-gpu.js'),
  ]);
  checkGpu(await findDevices(), target);
}

async function chooseTarget() {
  const { findTarget } = await import('../program/find-target.js');
  const choice = await findTarget();
  say(`target ${choice.target}: ${choice.reason}`);
  return choice.target;
}
