import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exprAndEnvironment } from '../../test/int-expr-arbitrary.ts';
import { BoxflowError } from '../diagnostics/diagnostic.js';
import { parseIntExpr } from './parse.js';
import { printIntExpr } from './print.js';

describe('printIntExpr and parseIntExpr', { timeout: 60_000 }, () => {
  it('are inverse to each other, node for node', () => {
    fc.assert(
      fc.property(exprAndEnvironment, ({ expr }) => {
        expect(parseIntExpr(printIntExpr(expr))).toEqual(expr);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    'i * s0 + j - 1',
    '(a + b) + c',
    'a - (b - c)',
    'a - -1',
    '-(a * b)',
    '-(3)',
    'floord(n - 1, 32)',
    '(a + b) mod 4 * c',
    '(a && b) || !(c == d)',
    'a < b ? min(a, b, 3) : c ? 1 : 2',
    '(a < b) == (c < d)',
  ])('prints %s as it was written', (text) => {
    expect(printIntExpr(parseIntExpr(text))).toBe(text);
  });

  it('drops parentheses that C does not need', () => {
    expect(printIntExpr(parseIntExpr('((a * b) - (c)) <= ((2))'))).toBe('a * b - c <= 2');
  });

  it.each([
    ['a +', 4, 'an operand'],
    ['a b', 3, 'the end'],
    ['(a', 3, "')'"],
    ['sqrt(a)', 6, 'floord, min or max before the parenthesis'],
    ['a ? b', 6, "':'"],
    ['a $ b', 3, 'an operand or an operator'],
  ])('refuses %s at column %i', (text, column, expected) => {
    const message = `'${text}' is not an integer expression: ${expected} expected at column ${column}`;
    const diagnostic = { code: 'BF9112', family: 'bug', severity: 'error', message, notes: [] };
    expect(diagnosticsOf(() => parseIntExpr(text))).toEqual([diagnostic]);
  });
});

function diagnosticsOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (error instanceof BoxflowError) return error.diagnostics;
    throw error;
  }
}
