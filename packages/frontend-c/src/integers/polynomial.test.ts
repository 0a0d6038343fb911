import { parseIntExpr, printIntExpr } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { hasProduct, polynomial, quotient, sumOfTerms, type Term } from './polynomial.js';

describe('a polynomial', () => {
  it.each([
    ['(i * n + j) * m + k', 'm * n * i + m * j + k'],
    ['i * n - n * i + 1', '1'],
    ['2 * (i - n) * (i + n)', '2 * (i * i) - 2 * (n * n)'],
    ['-(i + 1) * n', '-n - i * n'],
  ])('has the value of %s', (text) => {
    const terms = polynomial(parseIntExpr(text))!;
    const again = polynomial(sumOfTerms(terms))!;
    expect(new Set(again.map(textOf))).toEqual(new Set(terms.map(textOf)));
  });

  it('keeps the sums whole that it is told to', () => {
    const isWhole = (sum: unknown) => printIntExpr(sum as never) === 'n + 1';
    expect(polynomial(parseIntExpr('i * (n + 1) + n'), isWhole)?.map(textOf)).toEqual([
      '1 * i * n + 1',
      '1 * n',
    ]);
    expect(polynomial(parseIntExpr('i * (n + 1)'))?.map(textOf)).toEqual(['1 * i * n', '1 * i']);
  });

  it('has no products inside divisions', () => {
    expect(polynomial(parseIntExpr('min(i * n, j)'))).toBeUndefined();
    expect(polynomial(parseIntExpr('min(i, j) * n'))).toHaveLength(1);
  });
});

it('divides terms by terms', () => {
  const [dividend] = polynomial(parseIntExpr('6 * n * n * m'))!;
  const [divisor] = polynomial(parseIntExpr('2 * n'))!;
  expect(textOf(quotient(dividend!, divisor!)!)).toBe('3 * m * n');
  expect(quotient(divisor!, dividend!)).toBeUndefined();
});

it.each([
  ['i * n', true],
  ['3 * n + i', false],
  ['max(1, n * n)', true],
])('knows whether %s has a product', (text, expected) => {
  expect(hasProduct(parseIntExpr(text))).toBe(expected);
});

function textOf({ coefficient, factors }: Term): string {
  return [coefficient, ...factors.map(printIntExpr)].join(' * ');
}
