import { spawnSync } from 'node:child_process';
import { buildHostProgram } from '@boxflow/codegen-ptx/testing';
import type { KernelAccesses } from '@boxflow/ir';
import type { CorpusProgram } from '@boxflow/ptx/testing';
import { checkTrace, type TraceResult } from './check-trace.ts';
import { type TracedModule, tracedModule } from './traced-module.ts';

/** What a program printed while it ran, and the analysis of its kernels. */
export interface TracedRun {
  readonly output: string;
  readonly kernels: readonly KernelAccesses[];
}

/** Runs a program whose kernels print what they access, and compares that with the analysis. */
export function runTraced(program: CorpusProgram, folder: string): TraceResult {
  const { output, kernels } = tracedRun(program, folder);
  return checkTrace(output, kernels);
}

export function tracedRun(program: CorpusProgram, folder: string): TracedRun {
  let traced: TracedModule | undefined;
  const executable = buildHostProgram(program, folder, (module) => {
    traced = tracedModule(module);
    return traced.module;
  });
  const { status, signal, stdout, stderr } = spawnSync(executable, {
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
    timeout: 120_000,
  });
  if (status !== 0) {
    const own = stdout.split('\n').filter((line) => !line.startsWith('@@'));
    throw new Error(`${program.name} ended with ${signal ?? status}: ${own.join('\n')}${stderr}`);
  }
  return { output: stdout, kernels: traced!.kernels };
}
