import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildExecutable,
  type LoweredProgram,
  loadRecipes,
  runPipeline,
  type StageOutputs,
} from '@boxflow/compiler';
import { runEnvironment } from '@boxflow/ir';
import { type Case, type Entry, type FpContract, isClose, type Manifest, toleranceOf } from './manifest.js';
import { type KnownOutputs, runSequential, sequentialOutput } from './sequential.js';
import { timedRegion } from './timed-region.js';

/** The time that a sequential program may take at its small size. */
const CHECK_SECONDS = 60;

export interface FolderOptions {
  readonly folder: string;
  readonly fpContract: FpContract;
  /** What sequential programs print at the sizes that are timed, as far as it is known. */
  readonly known: KnownOutputs;
}

/**
 * Builds the executables of all cases, and writes them with their manifest and `measure.py` into a folder,
 * which a machine with GPUs can run without Node and without a compiler.
 */
export async function buildFolder(cases: readonly Case[], options: FolderOptions): Promise<Manifest> {
  const { folder, fpContract } = options;
  mkdirSync(folder, { recursive: true });
  const entries: Entry[] = [];
  for (const one of cases) {
    entries.push(await buildCase(one, options));
    console.error(one.name);
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const manifest = { commit, fpContract, entries };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(import.meta.dirname, 'measure.py'), join(folder, 'measure.py'));
  return manifest;
}

async function buildCase(one: Case, { folder, fpContract, known }: FolderOptions): Promise<Entry> {
  const [measured, check] = [`${one.name}.measured`, `${one.name}.check`];
  const program = await buildProgram(one, one.measured, fpContract, join(folder, measured));
  await buildProgram(one, one.check, fpContract, join(folder, check));
  const tolerance = toleranceOf(one, fpContract !== 'off');
  const expected = expectedDump(one, join(folder, check), tolerance);
  if (one.mathFunctions) writeFileSync(join(folder, `${one.name}.expected`), expected);
  return {
    name: one.name,
    measured,
    check,
    digest: one.mathFunctions ? null : createHash('sha256').update(expected).digest('hex'),
    expected: one.mathFunctions ? `${one.name}.expected` : null,
    sequential: sequentialOutput(known, one),
    tolerance,
    steps: one.steps ?? 1,
    region: timedRegion(program, one),
  };
}

/** Builds an executable, and returns the program's regions. */
async function buildProgram(
  { file, recipe }: Case,
  defines: readonly string[],
  fpContract: FpContract,
  output: string,
): Promise<LoweredProgram> {
  const recipes = recipe === undefined ? [] : await loadRecipes(recipe);
  const stages: StageOutputs = {};
  await runPipeline({ file, defines, fpContract, recipes }, stages);
  const { lower, rewrite: bundle } = stages;
  if (!lower || !bundle) throw new Error('the pipeline ended before its last stage');
  await buildExecutable(bundle, output, {});
  execFileSync('strip', [output]);
  return lower;
}

/**
 * Returns what the program must print at the small size. gcc's program says it, but one that contracts rounds
 * differently: then it is what the program prints on the host, which must be close to that, and the same to
 * the last bit on every device.
 */
function expectedDump(one: Case, check: string, tolerance: number): string {
  const sequential = runSequential(one.file, one.check, ['--dump'], CHECK_SECONDS);
  if (sequential === undefined) throw new Error(`${one.name}: the sequential program takes too long`);
  if (tolerance === 0 || one.mathFunctions) return sequential;
  const host = execFileSync(check, ['--dump'], {
    env: { ...process.env, ...runEnvironment({ target: 'host', devices: 1, offload: 'always' }) },
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
  });
  if (!isClose(sequential, host, tolerance)) throw new Error(`${one.name}: the host's result is not gcc's`);
  return host;
}
