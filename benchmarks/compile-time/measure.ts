import {
  type CompileOptions,
  runPipeline,
  STAGE_NAMES,
  type StageName,
  type StageOutputs,
} from '@boxflow/compiler';
import { median } from './median.js';

/** Milliseconds. */
export interface CompileTimes {
  readonly stages: Readonly<Record<StageName, number>>;
  readonly total: number;
}

/** Median times over `runs` compilations, after one that is not counted. */
export async function measureCompileTime(options: CompileOptions, runs: number): Promise<CompileTimes> {
  await compileOnce(options);
  const times: CompileTimes[] = [];
  for (let run = 0; run < runs; run++) times.push(await compileOnce(options));
  const stages = STAGE_NAMES.map((name) => [name, median(times.map((each) => each.stages[name]))]);
  return {
    stages: Object.fromEntries(stages) as CompileTimes['stages'],
    total: median(times.map(({ total }) => total)),
  };
}

async function compileOnce(options: CompileOptions): Promise<CompileTimes> {
  const outputs: StageOutputs = {};
  const stages: [StageName, number][] = [];
  for (const name of STAGE_NAMES) {
    const begin = performance.now();
    await runPipeline(options, outputs, name);
    stages.push([name, performance.now() - begin]);
  }
  return {
    stages: Object.fromEntries(stages) as CompileTimes['stages'],
    total: stages.reduce((sum, [, time]) => sum + time, 0),
  };
}
