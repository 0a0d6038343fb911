import {
  type Assumption,
  addPolynomials,
  apply,
  constantPolynomial,
  constantValue,
  type IntExpr,
  int,
  normalizePolynomial,
  type Polynomial,
  polynomialOf,
  polynomialToExpr,
  rangeOf,
  scalePolynomial,
  variablesOf,
} from '@boxflow/ir';
import type { Environment } from '../values/environment.js';

/** The number of iterations in which a condition holds before it fails for the first time. */
export interface TripCount {
  readonly count: IntExpr;
  readonly assumptions: readonly Assumption[];
}

/** Returns the number of iterations in which a comparison holds, if both sides grow steadily with the iterator. */
export function tripCount(stay: IntExpr, iterator: string, environment: Environment): TripCount | undefined {
  if (stay.op === 'int' || stay.op === 'var' || stay.args.length !== 2) return undefined;
  const [a, b] = stay.args.map(polynomialOf) as [Polynomial, Polynomial];
  const difference = addPolynomials(a, b, -1);
  switch (stay.op) {
    case 'lt':
      return whileNegative(difference, iterator, environment);
    case 'le':
      return whileNegative(addPolynomials(difference, constantPolynomial(-1)), iterator, environment);
    case 'gt':
      return whileNegative(scalePolynomial(difference, -1), iterator, environment);
    case 'ge':
      return whileNegative(
        addPolynomials(scalePolynomial(difference, -1), constantPolynomial(-1)),
        iterator,
        environment,
      );
    case 'ne':
      return untilZero(difference, iterator, environment);
    default:
      return undefined;
  }
}

/** Returns `start` and `step` of `start + step * iterator`. */
function parts(p: Polynomial, iterator: string): { start: Polynomial; step: Polynomial } | undefined {
  const start = new Map(p);
  let step: Polynomial = new Map();
  for (const [key, { coefficient, factors }] of p) {
    const own = factors.filter((factor) => factor.op === 'var' && factor.name === iterator);
    const rest = factors.filter((factor) => !own.includes(factor));
    if (rest.some((factor) => variablesOf(factor).includes(iterator)) || own.length > 1) return undefined;
    if (own.length === 0) continue;
    start.delete(key);
    step = addPolynomials(step, polynomialOf(apply('mul', int(coefficient), ...rest, int(1))));
  }
  return { start, step };
}

/** `start + step * i < 0` holds `ceil(-start / step)` times if the step is positive. */
function whileNegative(p: Polynomial, iterator: string, environment: Environment): TripCount | undefined {
  const found = parts(p, iterator);
  if (found === undefined || found.step.size === 0) return undefined;
  const step = polynomialToExpr(found.step);
  const { lo, hi } = rangeOf(step, environment.ranges);
  if (hi <= 0) return undefined;
  const assumptions: Assumption[] = lo >= 1 ? [] : [{ kind: 'range', value: step, lo: 1, hi: null }];
  const dividend = addPolynomials(addPolynomials(found.step, constantPolynomial(-1)), found.start, -1);
  const quotient = normalizePolynomial(apply('floordiv', polynomialToExpr(dividend), step));
  const isPositive = rangeOf(quotient, environment.ranges).lo >= 0;
  return { count: isPositive ? quotient : normalizePolynomial(apply('max', quotient, int(0))), assumptions };
}

/** `start + step * i != 0` holds `-start / step` times, if that is a number of times. */
function untilZero(p: Polynomial, iterator: string, environment: Environment): TripCount | undefined {
  const found = parts(p, iterator);
  const step = found && constantValue(found.step);
  if (found === undefined || step === undefined || step === 0) return undefined;
  const distance = polynomialToExpr(scalePolynomial(found.start, step > 0 ? -1 : 1));
  const size = Math.abs(step);
  const count = normalizePolynomial(apply('floordiv', distance, int(size)));
  const rest = normalizePolynomial(apply('mod', distance, int(size)));
  const assumptions: Assumption[] = [
    ...(rangeOf(count, environment.ranges).lo >= 0
      ? []
      : [{ kind: 'range' as const, value: count, lo: 0, hi: null }]),
    ...(size === 1 || (rest.op === 'int' && rest.value === 0)
      ? []
      : [{ kind: 'range' as const, value: rest, lo: 0, hi: 0 }]),
  ];
  return { count, assumptions };
}
