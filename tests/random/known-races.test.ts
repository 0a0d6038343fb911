import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { scratchFolder } from '../support/scratch.js';
import { shortOrFull } from '../support/thoroughness.js';
import { checkFile } from './check-programs.js';
import { CompilerProcess } from './compiler-process.js';
import { RACES, racyProgram } from './known-races.js';
import { printFile } from './print-program.js';
import { Random } from './random.js';
import { randomSettings } from './settings.js';

const SEED = Number(process.env.BOXFLOW_RANDOM_SEED ?? 1);
/** The number of loops of each form. */
const COUNT = shortOrFull(2, 25);

const compiler = new CompilerProcess();
afterAll(() => compiler.stop());

/** Returns what fails, and the names of the forms whose loops several devices share. */
async function checkForms(names: readonly string[], hasRace: boolean) {
  const all = names.flatMap((name) => Array.from({ length: COUNT }, () => name));
  const programs = all.map((name, index) => racyProgram(name, new Random(SEED + index), hasRace, index));
  const folder = scratchFolder('races');
  const file = join(folder, 'races.c');
  writeFileSync(file, printFile(programs));
  const checked = await checkFile(file, randomSettings(SEED, 3), compiler);
  rmSync(folder, { recursive: true });
  const described = (index: number) => programs[index]!.join('\n');
  return {
    failures:
      checked && [...checked.failures].map(([k, { kind, detail }]) => `${kind}: ${detail}\n${described(k)}`),
    distributed: checked && [...checked.distributed].map(described),
    sharedForms: new Set([...(checked?.distributed ?? [])].map((index) => all[index]!)),
  };
}

it('loops with known races have the results of gcc, and no devices share them', async () => {
  const { failures, distributed } = await checkForms(Object.keys(RACES), true);
  expect(failures).toEqual([]);
  expect(distributed).toEqual([]);
});

it('devices share loops that differ from these only in the race', async () => {
  const names = Object.keys(RACES).filter((name) => RACES[name]!.hasTwin);
  const { failures, sharedForms } = await checkForms(names, false);
  expect(failures).toEqual([]);
  expect([...sharedForms]).toEqual(names);
});
