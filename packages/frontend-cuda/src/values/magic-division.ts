import {
  type Assumption,
  addPolynomials,
  apply,
  type IntExpr,
  int,
  type Polynomial,
  polynomialOf,
  polynomialToExpr,
  rangeOf,
  scalePolynomial,
} from '@boxflow/ir';
import { commonDivisor } from './common-divisor.js';
import type { Environment } from './environment.js';

/** A polynomial, and the assumptions under which it is the quotient. */
export interface Quotient {
  readonly polynomial: Polynomial;
  readonly assumptions: readonly Assumption[];
}

/**
 * Divides by a power of two, rounding down. Compilers divide by other constants as `x * factor >> bits`. This becomes the quotient
 * again, as `x * 0xCCCCCCCD >> 34` becomes `floord(x, 5)`, if `x` is neither negative nor larger than its type allows.
 */
export function dividedByPower(
  dividend: Polynomial,
  power: number,
  signed: boolean,
  environment: Environment,
): Quotient {
  const most = signed ? 2 ** 31 - 1 : 2 ** 32 - 1;
  const { numerator, divisor } = withoutInnerQuotient(dividend, power);
  return (
    magicQuotient(numerator, divisor, most, environment) ?? {
      polynomial: polynomialOf(apply('floordiv', polynomialToExpr(numerator), int(divisor))),
      assumptions: [],
    }
  );
}

/** `floord(floord(u, c) + r, k)` is `floord(u + c * r, c * k)`. */
function withoutInnerQuotient(
  dividend: Polynomial,
  power: number,
): { numerator: Polynomial; divisor: number } {
  const [inner, ...others] = [...dividend].filter(
    ([, { coefficient, factors }]) => coefficient === 1 && constantDivisor(factors) > 0,
  );
  const divisor = inner === undefined ? 0 : constantDivisor(inner[1].factors);
  if (inner === undefined || others.length > 0 || !Number.isSafeInteger(divisor * power))
    return { numerator: dividend, divisor: power };
  const rest = new Map([...dividend].filter(([key]) => key !== inner[0]));
  const [quotient] = inner[1].factors as [IntExpr & { readonly args: readonly IntExpr[] }];
  return {
    numerator: addPolynomials(polynomialOf(quotient.args[0]!), scalePolynomial(rest, divisor)),
    divisor: divisor * power,
  };
}

function constantDivisor(factors: readonly IntExpr[]): number {
  const [factor, ...others] = factors;
  if (others.length > 0 || factor?.op !== 'floordiv') return 0;
  const [, divisor] = factor.args;
  return divisor?.op === 'int' ? divisor.value : 0;
}

/** Returns `floord(x, d)` for `floord(factor * x, divisor)` if both are equal for all `x` up to `most` that are not negative. */
function magicQuotient(
  numerator: Polynomial,
  divisor: number,
  most: number,
  environment: Environment,
): Quotient | undefined {
  const factor = contentOf(numerator);
  if (factor < 2 ** 16 || divisor < 2 ** 32) return undefined;
  const d = Math.round(divisor / factor);
  const error = factor * d - divisor;
  const expr = polynomialToExpr(dividedBy(numerator, factor));
  const { lo, hi } = rangeOf(expr, environment.ranges);
  if (d < 2 || error < 0 || error * Math.min(hi, most) >= divisor) return undefined;
  const assumptions: Assumption[] = [];
  if (lo < 0 || hi > most) assumptions.push({ kind: 'range', value: expr, lo: 0, hi: most });
  return { polynomial: polynomialOf(apply('floordiv', expr, int(d))), assumptions };
}

/** Returns the largest number that divides all coefficients. */
function contentOf(p: Polynomial): number {
  return [...p.values()].reduce((all, { coefficient }) => commonDivisor(all, coefficient), 0);
}

function dividedBy(p: Polynomial, factor: number): Polynomial {
  return new Map([...p].map(([key, term]) => [key, { ...term, coefficient: term.coefficient / factor }]));
}

/**
 * Returns an expression that is at least as far from 0 as the given one, and negative if that is negative. It is `x` for the quotient
 * `floord(factor * x, divisor)` with a factor up to the divisor, also if the quotient is written as a sum.
 */
export function boundingExpression(expr: IntExpr): IntExpr {
  const { numerator, divisor } = withoutInnerQuotient(polynomialOf(expr), 1);
  const factor = contentOf(numerator);
  return divisor === 1 || factor > divisor || factor === 0
    ? expr
    : polynomialToExpr(dividedBy(numerator, factor));
}
