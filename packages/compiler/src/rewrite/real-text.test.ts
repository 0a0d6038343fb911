import { parseIntExpr } from '@boxflow/ir';
import { expect, test } from 'vitest';
import { realText } from './real-text.js';

const values = new Map([
  ['n', '(double)p[0]'],
  ['m', '(double)p[1]'],
]);

test.each([
  ['8 * (n - 1) * m', '(8.0 * ((double)p[0] - 1.0) * (double)p[1])'],
  ['n >= 1 ? n : 0', '(((double)p[0] >= 1.0) ? (double)p[0] : 0.0)'],
  ['floord(n, 2)', '((double)p[0] / 2.0)'],
  ['n mod 4', '(4.0 - 1.0)'],
  ['min(n, m)', '((double)p[0] < (double)p[1] ? (double)p[0] : (double)p[1])'],
])('%s is computed without overflow', (expr, text) => {
  expect(realText(parseIntExpr(expr), values)).toBe(text);
});
