import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../test/index.ts';
import { evaluateIntExpr } from './evaluate.js';
import { apply, type IntExpr, int, variable } from './int-expr.js';
import { parseIntExpr } from './parse.js';
import {
  dividePolynomials,
  multiplyPolynomials,
  normalizePolynomial,
  polynomialOf,
  polynomialToExpr,
  samePolynomials,
} from './polynomial.js';
import { printIntExpr } from './print.js';

const normal = (text: string) => printIntExpr(normalizePolynomial(parseIntExpr(text)));

describe('polynomials', () => {
  it('multiply out, collect equal terms, and sort factors', () => {
    expect(normal('(y * (w + 2) + x) * 4 - 8 * y')).toBe('4 * w * y + 4 * x');
    expect(normal('b * a - a * b')).toBe('0');
    expect(normal('floord(2 * (i + 1) - 2, n + n - n) * n')).toBe('floord(2 * i, n) * n');
    expect(normal('min(3 + 4, 9) * i')).toBe('7 * i');
  });

  it('divide without a rest, or not at all', () => {
    const [a, b] = ['(w + 2) * (h + 2) * 4', '2 * w + 4'].map((text) => polynomialOf(parseIntExpr(text)));
    expect(printIntExpr(polynomialToExpr(dividePolynomials(a!, b!)!))).toBe('2 * h + 4');
    expect(dividePolynomials(b!, a!)).toBeUndefined();
    expect(
      dividePolynomials(polynomialOf(parseIntExpr('w * w + 1')), polynomialOf(variable('w'))),
    ).toBeUndefined();
  });

  it('have the values of the expressions that they come from', () => {
    const random = new SeededRandom(5);
    const make = (depth: number): IntExpr => {
      if (depth === 0)
        return random.integer(0, 2) === 0
          ? int(random.integer(-4, 4))
          : variable(random.pick(['a', 'b', 'c']));
      const op = random.pick(['add', 'sub', 'mul', 'min', 'max', 'neg', 'lt', 'select'] as const);
      const count = op === 'neg' ? 1 : op === 'select' ? 3 : 2;
      return apply(op, ...Array.from({ length: count }, () => make(depth - 1)));
    };
    for (let i = 0; i < 300; ++i) {
      const [one, other] = [make(3), make(2)];
      const values = new Map(['a', 'b', 'c'].map((name) => [name, random.integer(-5, 5)]));
      expect(evaluateIntExpr(normalizePolynomial(one), values)).toBe(evaluateIntExpr(one, values));
      const [p, q] = [polynomialOf(one), polynomialOf(other)];
      if (q.size === 0) continue;
      expect(samePolynomials(dividePolynomials(multiplyPolynomials(p, q), q)!, p)).toBe(true);
    }
  });
});
