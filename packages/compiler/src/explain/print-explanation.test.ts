import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { explain } from './explain.js';
import { printExplanation } from './print-explanation.js';

/*
 * Every `.c` file of test/explain has a `.summary.txt` beside it, what `poly-cli explain` prints, a `.txt`, what it
 * prints with `--full`, and `sums.c` a `.json`, what it writes with `--format json`. A missing text fails; `UPDATE_EXPECTED=1` writes them.
 */
const FOLDER = fileURLToPath(new URL('../../test/explain', import.meta.url));
const PROGRAMS = readdirSync(FOLDER).filter((name) => name.endsWith('.c'));

const explanationOf = (file: string) => explain({ file, text: readFileSync(`${FOLDER}/${file}`, 'utf8') });

it.each(PROGRAMS)('prints the explanation of %s', { timeout: 60_000 }, async (file) => {
  const explanation = await explanationOf(file);
  expectGolden(file.replace(/\.c$/, '.txt'), printExplanation(explanation, 'full'));
  expectGolden(file.replace(/\.c$/, '.summary.txt'), printExplanation(explanation));
});

// Compared as data: the formatter lays the file out.
it('writes the explanation of sums.c as JSON', { timeout: 60_000 }, async () => {
  const golden = `${FOLDER}/sums.json`;
  const said: unknown = JSON.parse(JSON.stringify(await explanationOf('sums.c')));
  if (process.env.UPDATE_EXPECTED === '1') writeFileSync(golden, `${JSON.stringify(said, null, 2)}\n`);
  expect(said).toEqual(JSON.parse(readFileSync(golden, 'utf8')));
});

function expectGolden(name: string, said: string): void {
  const golden = `${FOLDER}/${name}`;
  if (process.env.UPDATE_EXPECTED === '1') writeFileSync(golden, said);
  expect(existsSync(golden), `${golden} is missing; UPDATE_EXPECTED=1 writes it`).toBe(true);
  expect(said).toBe(readFileSync(golden, 'utf8'));
}
