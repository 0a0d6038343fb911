import type { CUnit } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { parsePreprocessed } from '../../parse-unit.js';
import { printScop } from '../../print-scop.js';
import { replaceRegions } from '../../text/replace-regions.js';

const DECLARATIONS =
  'double a[9], b[9], c[9], s, *p;\nfloat f[9], g[9];\nint k[9];\nstatic double twice(double x) { return x * 2 + 1; }\n';

async function unitOf(statements: string, contracts = true): Promise<CUnit> {
  const text = `${DECLARATIONS}void run(int n) {\nfor (int i = 0; i < 9; i++) { ${statements} }\n}\n`;
  return parsePreprocessed('t.c', text, () => text, { contracts });
}

/** Returns the statements with the sums that are computed with one rounding, and the values of the region. */
async function contracted(statements: string): Promise<readonly [text: string, values: readonly string[]]> {
  const { text, scops, refusals } = await unitOf(statements);
  expect(refusals).toEqual([]);
  const [scop] = scops;
  const edits = (scop?.contractions ?? []).map(({ range, text: replacement }) => ({ range, replacement }));
  const line = /i\+\+\) \{ (.*) \}\n\}\n$/s.exec(replaceRegions(text, edits))![1]!;
  const values = printScop(scop!).split('\n');
  return [line, values.flatMap((each) => /^ +#\d+ = (.*)/.exec(each)?.[1] ?? [])];
}

describe('a sum of a product', () => {
  it.each([
    ['c[i] = a[i] * b[i] + 1.5;', 'c[i] = __builtin_fma(a[i], b[i], 1.5);', 'fma(#0, #1, 1.5)'],
    ['c[i] = c[i] - a[i] * b[i];', 'c[i] = __builtin_fma(-(double)(a[i]), b[i], c[i]);', 'fma(-#1, #2, #0)'],
    [
      'c[i] = a[i] * b[i] - i;',
      'c[i] = __builtin_fma(a[i], b[i], -(double)(i));',
      'fma(#0, #1, -(double)int32{i})',
    ],
    ['c[i] += a[i] * b[i];', 'c[i] = __builtin_fma(a[i], b[i], c[i]);', 'fma(#1, #2, #0)'],
    ['c[i] -= (a[i] * b[i]);', 'c[i] = __builtin_fma(-(double)(a[i]), b[i], c[i]);', 'fma(-#1, #2, #0)'],
    ['f[i] += f[i] * g[i];', 'f[i] = __builtin_fmaf(f[i], g[i], f[i]);', 'fmaf(#1, #2, #0)'],
    [
      'c[i] = a[i] * b[i] + a[i] * 2;',
      'c[i] = __builtin_fma(a[i], 2, a[i] * b[i]);',
      'fma(#2, 2, (#0 * #1):double)',
    ],
    [
      'c[i] += a[i] * (b[i] * 2 - 1) + 3;',
      'c[i] += __builtin_fma(a[i], (__builtin_fma(b[i], 2, -(double)(1))), 3);',
      '(#0 + fma(#1, fma(#2, 2, -(double)1), 3)):double',
    ],
  ])('%s', async (statement, text, value) => {
    const [actual, values] = await contracted(statement);
    expect(actual).toBe(text);
    expect(values).toEqual([value]);
  });

  it.each([
    ['its type is a different one', 's += f[i] * g[i];'],
    ['it is an integer', 'k[i] += k[i] * 3;'],
    ['it is converted', 'c[i] = (double)(a[i] * b[i]) + 1;'],
    ['it comes from a variable', 'double t = a[i] * b[i]; c[i] = t + 1;'],
    ['there is none', 'double t = a[i]; t++; c[i] = t;'],
    ['it is negated', 'c[i] = -(a[i] * b[i]) + 1;'],
  ])('is not fused if %s', async (_, statement) => {
    const [text, values] = await contracted(statement);
    expect(text).toBe(statement);
    expect(values.join()).not.toContain('fma');
  });

  it('is fused in a function that is inlined, but not with what is around the call', async () => {
    const { text, scops } = await unitOf('c[i] = twice(a[i] * b[i]) + 1;');
    const edits = scops[0]!.contractions!.map(({ range, text: replacement }) => ({ range, replacement }));
    expect(replaceRegions(text, edits)).toBe(text.replace('x * 2 + 1', '__builtin_fma(x, 2, 1)'));
    expect(printScop(scops[0]!)).toContain('#2 = (fma((#0 * #1):double, 2, 1) + 1)');
  });

  it('keeps the number of lines', async () => {
    const statement = 'c[i]\n+=\na[i]\n* b[i];';
    const [text] = await contracted(statement);
    expect(text.split('\n')).toHaveLength(statement.split('\n').length);
    expect(text.replace(/\n/g, '')).toBe('c[i] = __builtin_fma(a[i], b[i], c[i]);');
  });

  it('stays as it is if nobody asks, and in a file that forbids it', async () => {
    const statement = 'c[i] += a[i] * b[i];';
    expect((await unitOf(statement, false)).scops[0]!.contractions).toBeUndefined();
    const { text } = await unitOf(statement);
    const forbidden = `#pragma STDC FP_CONTRACT OFF\n${text}`;
    const { scops } = await parsePreprocessed('t.c', forbidden, () => forbidden, { contracts: true });
    expect(scops[0]!.contractions).toBeUndefined();
    expect(printScop(scops[0]!)).not.toContain('fma');
  });
});
