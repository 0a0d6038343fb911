import { availableParallelism } from 'node:os';
import { checkPrograms, failureText } from './check-programs.js';
import type { Failure } from './compare-runs.js';
import { CompilerProcess } from './compiler-process.js';
import { generateProgram } from './generate-program.js';
import type { Program } from './program.js';
import { randomSettings, type Settings } from './settings.js';
import { shrinkFailure } from './shrink-failure.js';

/** Programs in one file, so that compilers are started once for all of them. */
const BATCH = 25;
const RUNS = 4;
const SHRINK_MS = 240_000;
const SHRUNK = 3;
/** Programs between two lines about how far it is. */
const PROGRESS = 100;

export interface FailedProgram {
  readonly program: Program;
  readonly failure: Failure;
  readonly settings: Settings;
}

export interface CheckedSeeds {
  readonly failed: readonly FailedProgram[];
  /** How many programs had a region that ran on devices in several tiles. */
  readonly distributed: number;
  /** How many had one whose analysis ran out of steps. */
  readonly tooComplex: number;
}

/** Checks the programs of `count` seeds, on all cores. A failure and the way so far are printed as they happen. */
export async function checkSeeds(first: number, count: number): Promise<CheckedSeeds> {
  const failed: FailedProgram[] = [];
  const totals = { checked: 0, distributed: 0, tooComplex: 0 };
  const underWay = new Set<number>();
  let next = first;
  const end = first + count;
  const worker = async (): Promise<void> => {
    const compiler = new CompilerProcess();
    while (next < end) {
      const begin = next;
      next = Math.min(end, next + BATCH);
      underWay.add(begin);
      const programs = Array.from({ length: next - begin }, (_, k) => generateProgram(begin + k));
      const settings = randomSettings(begin, RUNS);
      const checked = await checkPrograms(programs, settings, compiler);
      underWay.delete(begin);
      for (const [k, failure] of checked.failures) {
        failed.push({ program: programs[k]!, failure, settings });
        console.log(`random programs: seed ${begin + k}: ${failure.kind}`);
      }
      const before = totals.checked;
      totals.checked += programs.length;
      totals.distributed += checked.distributed.size;
      totals.tooComplex += checked.tooComplex.size;
      if (Math.floor(before / PROGRESS) === Math.floor(totals.checked / PROGRESS)) continue;
      const { distributed, tooComplex } = totals;
      console.log(
        `random programs: ${totals.checked} of ${count} checked, all before seed ${Math.min(next, ...underWay)}; ` +
          `${distributed} distributed, ${tooComplex} too complex, ${failed.length} failed`,
      );
    }
    compiler.stop();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { failed, ...totals };
}

/** Returns a text about the failures, with the first programs shrunk; empty if nothing failed. */
export async function report(failed: readonly FailedProgram[]): Promise<string> {
  const compiler = new CompilerProcess();
  const texts: string[] = [];
  for (const { program, failure, settings } of failed.slice(0, SHRUNK)) {
    const used = failure.setting === null ? { ...settings, runs: [] } : settings;
    const check = async (candidates: readonly Program[]) =>
      (await checkPrograms(candidates, used, compiler)).failures;
    const small = await shrinkFailure(program, failure, check, Date.now() + SHRINK_MS);
    texts.push(failureText(small.program, small.failure));
  }
  compiler.stop();
  const others = failed.slice(SHRUNK).map(({ program, failure }) => `seed ${program.seed}: ${failure.kind}`);
  return [...texts, ...others].join('\n\n');
}
