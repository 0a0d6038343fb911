import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../support/paths.js';
import { shortOrFull } from '../support/thoroughness.js';
import { checkFile } from './check-programs.js';
import { checkSeeds, report } from './check-seeds.js';
import { CompilerProcess } from './compiler-process.js';
import { randomSettings, settingText } from './settings.js';

// Every run has the same programs, so that a change is to blame when one fails, and some that nobody has seen.
const SEED = Number(process.env.BOXFLOW_RANDOM_SEED ?? 1);
const COUNT = Number(process.env.BOXFLOW_RANDOM_PROGRAMS ?? shortOrFull(100, 500));
const NEW_COUNT = Number(process.env.BOXFLOW_RANDOM_NEW ?? 10);
const TIMEOUT_MS = 24 * 3_600_000;

it(
  `${COUNT} programs from seed ${SEED} do what gcc's do, on any devices`,
  async () => {
    const { failed, distributed, tooComplex } = await checkSeeds(SEED, COUNT);
    expect(await report(failed)).toBe('');
    if (COUNT < 100) return;
    // Programs that all stay sequential would show nothing.
    expect(distributed / COUNT).toBeGreaterThan(0.5);
    expect(tooComplex / COUNT).toBeLessThan(0.01);
  },
  TIMEOUT_MS,
);

it.runIf(NEW_COUNT > 0)(
  `so do ${NEW_COUNT} that no run before has seen`,
  async () => {
    const seed = 1_000_000 + (Date.now() % 1_000_000_000);
    console.log(`random programs: new ones from BOXFLOW_RANDOM_SEED=${seed}`);
    expect(await report((await checkSeeds(seed, NEW_COUNT)).failed)).toBe('');
  },
  TIMEOUT_MS,
);

const regressions = join(root, 'tests', 'random', 'regressions');
const compiler = new CompilerProcess();
afterAll(() => compiler.stop());

it.each(readdirSync(regressions))('%s does what it does with gcc', async (name) => {
  const checked = await checkFile(join(regressions, name), randomSettings(1, 6), compiler);
  const failures = [...(checked?.failures.values() ?? [])].map(
    ({ kind, detail, setting }) =>
      `${kind}: ${detail}${setting === null ? '' : ` with ${settingText(setting)}`}`,
  );
  expect(failures).toEqual([]);
});
