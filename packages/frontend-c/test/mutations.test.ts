import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BoxflowError } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { parsePreprocessed } from '../src/index.js';

const CORPUS = fileURLToPath(new URL('./corpus', import.meta.url));
const PROGRAMS = ['scops', 'refusals'].flatMap((group) => {
  const files = readdirSync(`${CORPUS}/${group}`).filter((name) => name.endsWith('.c'));
  return files.map((name) => readFileSync(`${CORPUS}/${group}/${name}`, 'utf8'));
});
const PIECES = PROGRAMS.flatMap((program) => program.match(/\w+|\S/g) ?? []);

/** A small generator of the numbers 0 to limit - 1, the same in every run (mulberry32). */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Removes, repeats, replaces or inserts a token, a few times. */
function mutated(program: string, random: (limit: number) => number): string {
  const tokens = program.split(/(\w+|\S)/);
  for (let count = 1 + random(4); count > 0; count--) {
    const at = random(tokens.length);
    const piece = PIECES[random(PIECES.length)]!;
    const edits = [[], [tokens[at]!, tokens[at]!], [piece], [tokens[at]!, ` ${piece} `]];
    tokens.splice(at, 1, ...edits[random(edits.length)]!);
  }
  return tokens.join('');
}

describe('programs that no compiler has checked', { timeout: 60_000 }, () => {
  it.each([1, 2, 3])('neither throw nor reveal a bug, seed %i', async (seed) => {
    const random = seeded(seed);
    for (let count = 0; count < 300; count++) {
      const text = mutated(PROGRAMS[random(PROGRAMS.length)]!, random);
      try {
        const { refusals } = await parsePreprocessed('mutated.c', text, () => text);
        expect(
          refusals.filter(({ reason }) => reason.family === 'bug').map(({ reason }) => reason.message),
          text,
        ).toEqual([]);
      } catch (error) {
        // Marks that no longer pair up.
        if (!(error instanceof BoxflowError))
          throw new Error(`${String(error)} for\n${text}`, { cause: error });
        expect(error.diagnostics[0]?.code).toMatch(/^BF100[567]$/);
      }
    }
  });

  it.each([
    [
      'parentheses',
      `void f(double *a) { for (int i = 0; i < 3; i++) a[i] = ${'('.repeat(20000)}1${')'.repeat(20000)}; }`,
    ],
    [
      'blocks',
      `void f(double *a) { for (int i = 0; i < 3; i++) ${'{'.repeat(5000)}a[i] = 1;${'}'.repeat(5000)} }`,
    ],
    ['sums', `void f(double *a) { for (int i = 0; i < 3; i++) a[i] = ${'a[i] + '.repeat(3000)}1; }`],
    ['nothing', ''],
    ['only a mark', '#pragma'],
    ['a null character', 'void f(double *a) { for (int i = 0; i < 3; i++) a[i] = \u0000; }'],
  ])('answer for deep nesting of %s', async (_name, text) => {
    const { refusals } = await parsePreprocessed('deep.c', text, () => undefined);
    expect(refusals.filter(({ reason }) => reason.family === 'bug')).toEqual([]);
  });
});
