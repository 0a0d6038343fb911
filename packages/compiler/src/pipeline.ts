import type { Bundle } from '@boxflow/ir';
import type { CompileOptions } from './options.js';
import { beginStep } from './progress.js';
import { lowerStage } from './stages/lower.js';
import type { LoweredProgram } from './stages/lowered-program.js';
import { type ParsedFile, parseStage } from './stages/parse.js';
import { type PreprocessedFile, preprocessStage } from './stages/preprocess.js';
import { type PrintedProgram, printKernelsStage } from './stages/print-kernels.js';
import { rewriteStage } from './stages/rewrite.js';
import type { Stage } from './stages/stage.js';

/** The compiler, in order: each stage takes what the one before gives. */
export const PIPELINE = [preprocessStage, parseStage, lowerStage, printKernelsStage, rewriteStage] as const;

/** The output of each stage, by its name; a stage that was not reached is absent. */
export interface StageOutputs {
  preprocess?: readonly PreprocessedFile[];
  parse?: readonly ParsedFile[];
  lower?: LoweredProgram;
  kernels?: PrintedProgram;
  rewrite?: Bundle;
}

export type StageName = keyof StageOutputs;

export const STAGE_NAMES: readonly StageName[] = PIPELINE.map(({ name }) => name);

/**
 * Runs the stages after those that `outputs` already holds, up to `last`, and adds what they give. When a stage throws,
 * `outputs` holds what the ones before it gave.
 */
export async function runPipeline(
  options: CompileOptions,
  outputs: StageOutputs,
  last: StageName = 'rewrite',
): Promise<void> {
  let input: unknown = options;
  for (const stage of PIPELINE as readonly Stage<never, unknown>[]) {
    const name = stage.name as StageName;
    if (outputs[name] === undefined) await beginStep(options, { stage: name });
    const output: unknown = outputs[name] ?? (await stage.run(input as never, options));
    Object.assign(outputs, { [name]: output });
    if (name === last) return;
    input = output;
  }
}

/** Returns the output of a stage as human-readable text; `undefined` if the stage was not reached. */
export async function printStage(name: StageName, outputs: StageOutputs): Promise<string | undefined> {
  const stage = (PIPELINE as readonly Stage<never, unknown>[]).find((candidate) => candidate.name === name);
  const output = outputs[name];
  return output === undefined ? undefined : stage?.print(output as never);
}
