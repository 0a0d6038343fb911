import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/paths.js';
import { checkFile, checkPrograms, type Failure, failureText } from './check-programs.js';
import { generateProgram } from './generate-program.js';
import type { Program } from './program.js';
import { randomSettings, type Setting, settingText } from './settings.js';
import { shrinkFailure } from './shrink-failure.js';

// The same programs on every run, so that a change is to blame when these fails; others by the environment.
const SEED = Number(process.env.BOXFLOW_RANDOM_SEED ?? 1);
const COUNT = Number(process.env.BOXFLOW_RANDOM_PROGRAMS ?? 40);
const NEW_COUNT = Number(process.env.BOXFLOW_RANDOM_NEW ?? 0);

/** Programs in one file, so that compilers are started once for all of them. */
const BATCH = 20;
const RUNS = 4;
const SHRINK_MS = 240_000;
const SHRUNK = 3;
const TIMEOUT_MS = 24 * 3_600_000;

interface FailedProgram {
  readonly program: Program;
  readonly failure: Failure;
  readonly settings: readonly Setting[];
}

async function checkSeeds(
  first: number,
  count: number,
): Promise<{ failed: FailedProgram[]; distributed: number }> {
  const failed: FailedProgram[] = [];
  let distributed = 0;
  let next = first;
  const worker = async (): Promise<void> => {
    while (next < first + count) {
      const begin = next;
      next += BATCH;
      const length = Math.min(BATCH, first + count - begin);
      const programs = Array.from({ length }, (_, k) => generateProgram(begin + k));
      const settings = randomSettings(begin, RUNS);
      const checked = await checkPrograms(programs, settings);
      distributed += checked.distributed.size;
      for (const [k, failure] of checked.failures) failed.push({ program: programs[k]!, failure, settings });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { failed, distributed };
}

async function report(failed: readonly FailedProgram[]): Promise<string> {
  const texts: string[] = [];
  for (const { program, failure, settings } of failed.slice(0, SHRUNK)) {
    const small = await shrinkFailure(program, failure, settings, Date.now() + SHRINK_MS);
    texts.push(failureText(small.program, small.failure));
  }
  const others = failed.slice(SHRUNK).map(({ program, failure }) => `seed ${program.seed}: ${failure.kind}`);
  return [...texts, ...others].join('\n\n');
}

it(
  `${COUNT} programs from seed ${SEED} do what gcc's do, on any devices`,
  async () => {
    const { failed, distributed } = await checkSeeds(SEED, COUNT);
    expect(await report(failed)).toBe('');
    // Programs that all stay sequential would show nothing.
    if (COUNT >= 100) expect(distributed / COUNT).toBeGreaterThan(0.5);
  },
  TIMEOUT_MS,
);

it.runIf(NEW_COUNT > 0)(
  'so do programs that no run before has seen',
  async () => {
    const seed = 1_000_000 + (Date.now() % 1_000_000_000);
    console.log(`random programs from BOXFLOW_RANDOM_SEED=${seed}`);
    expect(await report((await checkSeeds(seed, NEW_COUNT)).failed)).toBe('');
  },
  TIMEOUT_MS,
);

const regressions = join(root, 'tests', 'random', 'regressions');

it.each(readdirSync(regressions))('%s does what it does with gcc', async (name) => {
  const checked = await checkFile(join(regressions, name), randomSettings(1, 6));
  const failures = [...(checked?.failures.values() ?? [])].map(
    ({ kind, detail, setting }) =>
      `${kind}: ${detail}${setting === null ? '' : ` with ${settingText(setting)}`}`,
  );
  expect(failures).toEqual([]);
});
