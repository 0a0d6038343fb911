import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bigValueOf } from '../../test/big-value.ts';
import { exprAndEnvironment } from '../../test/int-expr-arbitrary.ts';
import { makeIntExprVectors } from '../../test/int-expr-vectors.ts';
import { printVectors } from '../../test/print-vectors.ts';
import { evaluateIntExpr } from './evaluate.js';
import { parseIntExpr } from './parse.js';

describe('evaluateIntExpr', { timeout: 60_000 }, () => {
  it('agrees with arithmetic on integers of any size', () => {
    fc.assert(
      fc.property(exprAndEnvironment, ({ expr, environment }) => {
        expect(BigInt(evaluateIntExpr(expr, environment))).toBe(bigValueOf(expr, environment));
      }),
      { numRuns: 2000 },
    );
  });

  it('divides exactly up to 53 bits, towards minus infinity', () => {
    const large = fc.maxSafeInteger();
    fc.assert(
      fc.property(large, fc.integer({ min: 1, max: 2 ** 31 }), (a, b) => {
        const environment = new Map(Object.entries({ a, b }));
        for (const expr of [parseIntExpr('floord(a, b)'), parseIntExpr('a mod b')]) {
          expect(BigInt(evaluateIntExpr(expr, environment))).toBe(bigValueOf(expr, environment));
        }
      }),
    );
  });

  it('evaluates only the chosen side', () => {
    expect(evaluateIntExpr(parseIntExpr('1 ? 2 : floord(1, 0)'), new Map())).toBe(2);
    expect(evaluateIntExpr(parseIntExpr('0 && floord(1, 0)'), new Map())).toBe(0);
    expect(evaluateIntExpr(parseIntExpr('3 || floord(1, 0)'), new Map())).toBe(1);
  });

  it.each([
    ['9007199254740991 + 1', 'BF2091: the value 9007199254740992 needs more than 53 bits'],
    ['94906266 * 94906266 * 0', 'BF2091: the value 9007199326062756 needs more than 53 bits'],
    ['floord(4, 0)', 'BF9111: 4 is divided by 0'],
    ['4 mod -2', 'BF9111: 4 is divided by -2'],
    ['constructor + 1', 'BF9110: the variable constructor has no value'],
  ])('refuses %s', (text, message) => {
    expect(() => evaluateIntExpr(parseIntExpr(text), new Map())).toThrow(message);
  });

  it('gives what vectors/int-expr.json says (else: npm run generate -w @boxflow/ir)', () => {
    const committed = readFileSync(join(import.meta.dirname, '..', '..', 'vectors', 'int-expr.json'), 'utf8');
    expect(committed).toBe(printVectors(makeIntExprVectors()));
  });
});
