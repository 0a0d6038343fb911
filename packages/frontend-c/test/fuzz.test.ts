import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BoxflowError } from '@boxflow/ir';
import { SeededRandom } from '@boxflow/ir/testing';
import { describe, expect, it } from 'vitest';
import { parsePreprocessed } from '../src/index.js';
import { mutate } from './fuzz/mutate.js';

/*
 * Programs that no compiler has checked: whatever the text, the front end answers, in time, with regions and refusals, or
 * with an error of the user about marks. An input that once failed stays in fuzz/regressions.
 *
 *     BOXFLOW_FUZZ_SEED=7 BOXFLOW_FUZZ_INPUTS=100000 npx vitest run fuzz
 */
const INPUTS = Number(process.env.BOXFLOW_FUZZ_INPUTS ?? (process.env.BOXFLOW_TEST_ALL === '1' ? 2000 : 500));
const SEED = Number(process.env.BOXFLOW_FUZZ_SEED ?? 2026);
/** Far more than any input needs, on a machine that has other things to do. */
const MOST_MILLISECONDS = 10_000;

const CORPUS = fileURLToPath(new URL('./corpus', import.meta.url));
const KERNELS = fileURLToPath(new URL('../../../benchmarks/kernels', import.meta.url));
const REGRESSIONS = fileURLToPath(new URL('./fuzz/regressions', import.meta.url));

const PROGRAMS = [
  ...programsIn(`${CORPUS}/scops`),
  ...programsIn(`${CORPUS}/refusals`),
  ...programsIn(KERNELS),
];

function programsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.c'),
  );
  return files.sort().map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}

/** Returns the fault of the front end's answer, if it has one. */
async function problemOf(text: string): Promise<string | undefined> {
  const begin = performance.now();
  try {
    const { refusals } = await parsePreprocessed('fuzz.c', text, () => text);
    const bug = refusals.find(({ reason }) => reason.family === 'bug');
    if (bug) return bug.reason.message;
  } catch (error) {
    if (!(error instanceof BoxflowError)) return String(error instanceof Error ? error.stack : error);
    const code = error.diagnostics[0]?.code ?? '';
    // Marks that do not pair up.
    if (!/^BF100[567]$/.test(code)) return error.message;
  }
  const milliseconds = performance.now() - begin;
  return milliseconds > MOST_MILLISECONDS ? `it takes ${Math.round(milliseconds)} ms` : undefined;
}

describe('programs that no compiler has checked', () => {
  it(`are answered: ${INPUTS} of seed ${SEED}`, { timeout: 60_000 + 60 * INPUTS }, async () => {
    for (let input = 0; input < INPUTS; input++) {
      const numbers = new SeededRandom(SEED + input);
      const text = mutate(PROGRAMS, (limit) => numbers.integer(0, limit - 1));
      const problem = await problemOf(text);
      if (problem)
        expect.fail(`BOXFLOW_FUZZ_SEED=${SEED + input} BOXFLOW_FUZZ_INPUTS=1: ${problem}\n${text}`);
    }
  });

  it.each(readdirSync(REGRESSIONS))('that once failed: %s', async (name) => {
    expect(await problemOf(readFileSync(`${REGRESSIONS}/${name}`, 'utf8'))).toBeUndefined();
  });

  it.each([
    ['parentheses', `${'('.repeat(20000)}1${')'.repeat(20000)}`],
    ['negations', `${'-'.repeat(10000)} 1`],
    ['sums', `${'a[i] + '.repeat(3000)}1`],
    ['choices', `${'i ? 1 : '.repeat(3000)}1`],
    ['a null character', '\u0000'],
  ])('in whose value %s are nested deeply', { timeout: 60_000 }, async (_name, value) => {
    expect(
      await problemOf(`void f(double *a) { for (int i = 0; i < 3; i++) a[i] = ${value}; }`),
    ).toBeUndefined();
  });

  it.each([
    ['blocks', '{', '}', 500],
    ['loops', 'for (int j = 0; j < i; j++) ', '', 8],
    ['conditions', 'if (i) ', '', 500],
  ])('in which %s are nested deeply', { timeout: 60_000 }, async (_name, open, close, depth) => {
    const body = `${open.repeat(depth)}a[i] = 1;${close.repeat(depth)}`;
    expect(await problemOf(`void f(double *a) { for (int i = 0; i < 3; i++) ${body} }`)).toBeUndefined();
  });

  it.each(['', '#pragma', '\n', '"', '/*', '# 1 "'])('that are hardly there: %j', async (text) => {
    expect(await problemOf(text)).toBeUndefined();
  });
});
