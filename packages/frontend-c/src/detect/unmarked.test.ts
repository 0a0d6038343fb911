import type { SourceLocation } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { parsePreprocessed } from '../parse-unit.js';

/**
 * Returns the lines of the function's body that each region holds, where the loops at the given lines are to stand
 * apart.
 */
async function regions(body: readonly string[], ...apart: readonly number[]): Promise<readonly string[]> {
  return regionsWith(body, { apart });
}

async function regionsWith(
  body: readonly string[],
  { apart = [], opened = [] }: { readonly apart?: readonly number[]; readonly opened?: readonly number[] },
): Promise<readonly string[]> {
  const text = ['double a[9], b[9], c[9];', 'void f(int n) {', ...body, '}', ''].join('\n');
  const place = (line: number): SourceLocation => ({
    file: 't.c',
    line: line + 2,
    column: 1 + (body[line - 1] ?? '').search(/for|while/),
  });
  const cuts = { apart: apart.map(place), opened: opened.map(place) };
  const { scops } = await parsePreprocessed('t.c', text, () => text, { cuts });
  return scops.map(({ textRange: [begin, end] }) => {
    const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 2;
    return lineAt(begin) === lineAt(end) ? `${lineAt(begin)}` : `${lineAt(begin)}-${lineAt(end)}`;
  });
}

const A = 'for (int i = 0; i < 9; i++) a[i] = i;';
const B = 'for (int i = 0; i < 9; i++) b[i] = a[i];';
const C = 'for (int i = 0; i < 9; i++) c[i] = b[i];';

describe('loops that are to be regions of their own', () => {
  test('cut the run that they stand in', async () => {
    expect(await regions([A, B, C])).toEqual(['1-3']);
    expect(await regions([A, B, C], 1)).toEqual(['1', '2-3']);
    expect(await regions([A, B, C], 2)).toEqual(['1', '2', '3']);
    expect(await regions([A, B, C], 3)).toEqual(['1-2', '3']);
    expect(await regions([A, B, C], 1, 2)).toEqual(['1', '2', '3']);
  });

  test('keep what sets their variable', async () => {
    const loop = 'while (k < 9) { b[k] = a[k]; k++; }';
    expect(await regions([A, 'int k;', 'k = 0;', loop, C])).toEqual(['1-5']);
    expect(await regions([A, 'int k;', 'k = 0;', loop, C], 4)).toEqual(['1', '3-4', '5']);
  });

  test('are found in conditions and blocks', async () => {
    expect(await regions([A, 'if (n > 0) {', B, C, '} else {', B, '}', C])).toEqual(['1-8']);
    expect(await regions([A, 'if (n > 0) {', B, C, '} else {', B, '}', C], 4)).toEqual([
      '1',
      '3',
      '4',
      '6',
      '8',
    ]);
  });

  test('make calls of their function stand apart', async () => {
    const text = [
      'double a[9], b[9], c[9];',
      `static void g(void) { ${B} }`,
      'static void h(void) { g(); }',
      `void f(void) { ${A} h(); ${A} ${C} }`,
    ].join('\n');
    const inLast = async (places: readonly SourceLocation[]) => {
      const { scops } = await parsePreprocessed('t.c', text, () => text, {
        cuts: { apart: places, opened: [] },
      });
      return scops
        .filter(({ functionName }) => functionName === 'f')
        .map(({ textRange }) => text.slice(...textRange));
    };
    expect(await inLast([])).toEqual([`${A} h(); ${A} ${C}`]);
    expect(await inLast([{ file: 't.c', line: 2, column: 23 }])).toEqual([A, `${A} ${C}`]);
  });

  test('are ignored if they are part of another loop, or nothing at all', async () => {
    const nest = ['for (int k = 0; k < n; k++)', `  ${B}`];
    expect(await regions([A, ...nest, C], 3)).toEqual(['1-4']);
    expect(await regions([A, '', C], 2)).toEqual(['1-3']);
  });
});

describe('declarations between loops', () => {
  const SUM = 'for (int i = 0; i < 9; i++) s += a[i];';

  test('stand before the region if statements after it use the variables', async () => {
    expect(await regions([A, 'double s = 0;', SUM, 'c[0] = s;'])).toEqual(['1-3']);
    expect(await regions([A, 'double s = -1e30, t[2] = {1, 2};', SUM, C, 'c[0] = s + t[1];'])).toEqual([
      '1-4',
    ]);
    expect(await regions([A, 'double s; s = 0;', SUM, 'c[0] = s;'])).toEqual(['1-3']);
  });

  test('cut the run after a call, whose loops may have conditions of their own', async () => {
    const call = 'static void g(void) { for (int i = 0; i < 9; i++) b[i] = a[i]; }';
    const text = `double a[9], b[9], c[9];\n${call}\ndouble f(void) { ${A} g(); double s = 0; ${SUM} return s; }\n`;
    const { scops } = await parsePreprocessed('t.c', text, () => text, { cuts: { apart: [], opened: [] } });
    expect(scops.map(({ textRange }) => text.slice(...textRange)).slice(1)).toEqual([A, SUM]);
  });

  test('may be in a block of their own', async () => {
    expect(await regions([B, '{', A, 'double s = 0;', SUM, 'c[0] = s; f(n); }', C])).toEqual([
      '1',
      '3-5',
      '7',
    ]);
  });

  test('cut the run if their values are not constants', async () => {
    expect(await regions([A, 'double s = a[3];', SUM, 'c[0] = s;'])).toEqual(['1', '3']);
    expect(await regions([A, 'double s = n;', SUM, 'c[0] = s;'])).toEqual(['1', '3']);
  });

  test('cut the run if their names mean something else before them', async () => {
    const other = 'for (int s = 0; s < 9; s++) a[s] = s;';
    expect(await regions([other, 'double s = 0;', SUM, 'c[0] = s;'])).toEqual(['1', '3']);
  });

  test('cut the run if the variables are more than numbers of the block', async () => {
    for (const declaration of ['static double s = 0;', 'volatile double s = 0;', 'double s = 0, t[n];'])
      expect(await regions([A, declaration, B, 'c[0] = s;'])).toEqual(['1', '3']);
  });
});

describe('loops that are to be in no region', () => {
  test('leave regions before them, inside and behind', async () => {
    const loop = ['for (int t = 0; t < n; t++) {', A, B, '}'];
    expect(await regionsWith([A, ...loop, C], {})).toEqual(['1-6']);
    expect(await regionsWith([A, ...loop, C], { opened: [2] })).toEqual(['1', '3-4', '6']);
    expect(await regionsWith([A, ...loop, C], { opened: [2], apart: [4] })).toEqual(['1', '3', '4', '6']);
  });
});
