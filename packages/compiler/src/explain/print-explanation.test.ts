import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.js';
import { printExplanation } from './print-explanation.js';

/*
 * Every `.c` file of test/explain has a `.txt` beside it, what `poly-cli explain` prints, and some a `.json`, what it
 * writes with `--format json`. A missing text fails; `UPDATE_GOLDENS=1` writes them.
 */
const FOLDER = fileURLToPath(new URL('../../test/explain', import.meta.url));
const PROGRAMS = readdirSync(FOLDER).filter((name) => name.endsWith('.c'));

describe.each(PROGRAMS)('the explanation of %s', { timeout: 60_000 }, (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');

  it('for people', async () => {
    expectGolden(file.replace(/\.c$/, '.txt'), printExplanation(await explain({ file, text })));
  });

  // Compared as data: the formatter lays the file out.
  it.runIf(file === 'sums.c')('for programs', async () => {
    const golden = `${FOLDER}/sums.json`;
    const said: unknown = JSON.parse(JSON.stringify(await explain({ file, text })));
    if (process.env.UPDATE_GOLDENS === '1') writeFileSync(golden, `${JSON.stringify(said, null, 2)}\n`);
    expect(said).toEqual(JSON.parse(readFileSync(golden, 'utf8')));
  });
});

function expectGolden(name: string, said: string): void {
  const golden = `${FOLDER}/${name}`;
  if (process.env.UPDATE_GOLDENS === '1') writeFileSync(golden, said);
  expect(existsSync(golden), `${golden} is missing; UPDATE_GOLDENS=1 writes it`).toBe(true);
  expect(said).toBe(readFileSync(golden, 'utf8'));
}
