import { expect, test } from 'vitest';
import { growthOf, strideOf } from './linear.js';
import { parseIntExpr } from './parse.js';

test('an expression grows by the coefficient of the variable', () => {
  const growth = (text: string) => growthOf(parseIntExpr(text), 'i');
  expect(growth('3 * (i - j) + n')).toBe(3);
  expect(growth('n - i')).toBe(-1);
  expect(growth('i + j - i')).toBe(0);
  expect(growth('n * j')).toBe(0);
});

test('the growth is not a number if it changes', () => {
  const growth = (text: string) => growthOf(parseIntExpr(text), 'i');
  expect(growth('n * i')).toBeNaN();
  expect(growth('i + floord(i, 2)')).toBeNaN();
  expect(growth('j + min(i, n)')).toBeNaN();
});

test('a stride is known if only the last subscript grows', () => {
  expect(strideOf([])).toBe(0);
  expect(strideOf([0, 2])).toBe(2);
  expect(strideOf([0, NaN])).toBeNaN();
  expect(strideOf([1, 0])).toBeNaN();
  expect(strideOf([NaN, 1])).toBeNaN();
});
