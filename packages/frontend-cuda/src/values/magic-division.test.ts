import { parseIntExpr, polynomialOf, polynomialToExpr, printIntExpr } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { Environment } from './environment.js';
import { boundingExpression, dividedByPower } from './magic-division.js';

const environment = new Environment();
for (const name of ['x', 'y']) environment.setRange(name, { lo: 0, hi: 2 ** 31 - 1 });

const divided = (text: string, power: number, signed = false) => {
  const { polynomial, assumptions } = dividedByPower(
    polynomialOf(parseIntExpr(text)),
    power,
    signed,
    environment,
  );
  return `${printIntExpr(polynomialToExpr(polynomial))}${assumptions.map(() => ' assumed').join('')}`;
};

describe('products with shifts', () => {
  it('are the quotients that compilers make them of', () => {
    expect(divided('3435973837 * x', 2 ** 34)).toBe('floord(x, 5)');
    expect(divided('1717986919 * x', 2 ** 33, true)).toBe('floord(x, 5)');
    expect(divided('floord(2454267027 * x, 4294967296)', 4)).toBe('floord(x, 7)');
    // A factor of more than 31 bits is written with a sum.
    expect(divided('floord(-1840700269 * x, 4294967296) + x', 4, true)).toBe('floord(x, 7)');
    expect(divided('3435973837 * z', 2 ** 34)).toBe('floord(z, 5) assumed');
  });

  it('stay if a quotient would differ for large numbers', () => {
    expect(divided('1717986918 * x', 2 ** 33, true)).toBe('floord(1717986918 * x, 8589934592)');
    // floord(x * 715827883, 2^32) is floord(x, 6) only below 2^31.
    expect(divided('715827883 * w', 2 ** 32)).toBe('floord(715827883 * w, 4294967296)');
    expect(divided('3 * x', 4)).toBe('floord(3 * x, 4)');
  });

  it('lie between 0 and the number that is divided', () => {
    const bound = (text: string) => printIntExpr(boundingExpression(parseIntExpr(text)));
    expect(bound('floord(1717986919 * x, 4294967296)')).toBe('x');
    expect(bound('floord(-1840700269 * x, 4294967296) + x')).toBe('x');
    expect(bound('floord(5 * x, 4)')).toBe('floord(5 * x, 4)');
    expect(bound('x + y')).toBe('x + y');
  });
});
