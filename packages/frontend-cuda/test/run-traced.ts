import { spawnSync } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
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
export async function runTraced(program: CorpusProgram, folder: string): Promise<TraceResult> {
  const { output, kernels } = await tracedRun(program, folder);
  await setImmediate();
  return checkTrace(output, kernels);
}

/** Answers messages between its steps, each of which takes seconds: a test's worker that is silent for a minute counts as dead. */
export async function tracedRun(program: CorpusProgram, folder: string): Promise<TracedRun> {
  let traced: TracedModule | undefined;
  const executable = buildHostProgram(program, folder, (module) => {
    traced = tracedModule(module);
    return traced.module;
  });
  await setImmediate();
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
