import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exprAndEnvironment } from '../../test/int-expr-arbitrary.ts';
import { evaluateIntExpr } from './evaluate.js';
import { parseIntExpr } from './parse.js';
import { printIntExpr } from './print.js';
import { rangeOf } from './range.js';
import { simplifyIntExpr } from './simplify.js';

describe('simplifyIntExpr', { timeout: 60_000 }, () => {
  it('keeps the value', () => {
    fc.assert(
      fc.property(exprAndEnvironment, ({ expr, environment }) => {
        expect(evaluateIntExpr(simplifyIntExpr(expr), environment)).toBe(evaluateIntExpr(expr, environment));
      }),
      { numRuns: 2000 },
    );
  });

  it('has nothing left to do the second time', () => {
    fc.assert(
      fc.property(exprAndEnvironment, ({ expr }) => {
        const once = simplifyIntExpr(expr);
        expect(printIntExpr(simplifyIntExpr(once))).toBe(printIntExpr(once));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['i + 1 + (n - 1)', 'i + n'],
    ['i + -1', 'i - 1'],
    ['0 * s0 + j', 'j'],
    ['2 * (i + 3) - i', 'i + 6'],
    ['-(i - 5)', '5 - i'],
    ['-i - 5', '-i - 5'],
    ['i * 2 * n', '2 * i * n'],
    ['max(3, n, 5, n)', 'max(n, 5)'],
    ['min(min(a, 4), 2)', 'min(a, 2)'],
    ['1 && a < b', 'a < b'],
    ['a < b || 1', 'a < b || 1'],
    ['0 && a', '0'],
    ['7 && a', 'a != 0'],
    ['floord(-7, 2)', '-4'],
    ['floord(n, 1)', 'n'],
    ['floord(1, 0)', 'floord(1, 0)'],
    ['1 < 2 ? a : b', 'a'],
    ['i + 1 > i', '1'],
  ])('%s becomes %s', (text, expected) => {
    expect(printIntExpr(simplifyIntExpr(parseIntExpr(text)))).toBe(expected);
  });
});

describe('rangeOf', { timeout: 60_000 }, () => {
  it('holds the value, for variables within the ranges given', () => {
    fc.assert(
      fc.property(exprAndEnvironment, fc.nat(10), fc.nat(10), ({ expr, environment }, below, above) => {
        const ranges = new Map([...environment].map(([name, v]) => [name, { lo: v - below, hi: v + above }]));
        const { lo, hi } = rangeOf(expr, ranges);
        const value = evaluateIntExpr(expr, environment);
        expect(lo <= value && value <= hi, `${lo} <= ${value} <= ${hi}`).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('knows nothing of a variable that it was told nothing of', () => {
    expect(rangeOf(parseIntExpr('max(n, 2) + 1'), new Map())).toEqual({ lo: 3, hi: Infinity });
    expect(rangeOf(parseIntExpr('0 * n'), new Map())).toEqual({ lo: 0, hi: 0 });
  });
});
