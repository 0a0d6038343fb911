import { spawnSync } from 'node:child_process';
import { buildHostProgram } from '@boxflow/codegen-ptx/testing';
import type { CorpusProgram } from '@boxflow/ptx/testing';
import { checkTrace, type TraceResult } from './check-trace.ts';
import { type TracedModule, tracedModule } from './traced-module.ts';

/** Runs a program whose kernels print what they access, and compares that with the analysis. */
export function runTraced(program: CorpusProgram, folder: string): TraceResult {
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
  return checkTrace(stdout, traced!.kernels);
}
