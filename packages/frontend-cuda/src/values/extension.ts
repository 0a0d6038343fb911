import { type Assumption, type IntExpr, int, polynomialOf, polynomialToExpr, rangeOf } from '@boxflow/ir';
import type { Environment } from './environment.js';
import { boundingExpression } from './magic-division.js';
import { rangeOfInteger } from './ranges.js';
import { distinctAssumptions, type Value } from './value.js';

/** An expression, and the assumptions under which it is the value of a register. */
export interface Exact {
  readonly expr: IntExpr;
  readonly assumptions: readonly Assumption[];
}

/** Reads a register as a signed or unsigned integer. Assumes that the value fits the type, unless that is certain. */
export function exactly(value: Value, signed: boolean, environment: Environment): Exact {
  const expr = polynomialToExpr(value.polynomial);
  if (value.bits === 1 || (value.bits >= 64 && signed)) return { expr, assumptions: value.assumptions };
  if (value.bits >= 64) return notNegative(expr, value.assumptions, environment);
  const { lo, hi } = rangeOfInteger(value.bits, signed);
  if (expr.op === 'int')
    return { expr: int(representative(expr.value, lo, value.bits)), assumptions: value.assumptions };
  const bound = boundingExpression(expr);
  const known = rangeOf(bound, environment.ranges);
  if (known.lo >= lo && known.hi <= hi) return { expr, assumptions: value.assumptions };
  const range: Assumption = { kind: 'range', value: bound, lo, hi };
  return { expr, assumptions: distinctAssumptions([...value.assumptions, range]) };
}

/** Assumes that an unsigned number of 64 bits is less than 2^63, as numbers of 64 bits are taken as signed. */
function notNegative(expr: IntExpr, assumptions: readonly Assumption[], environment: Environment): Exact {
  if (rangeOf(expr, environment.ranges).lo >= 0) return { expr, assumptions };
  const range: Assumption = { kind: 'range', value: expr, lo: 0, hi: null };
  return { expr, assumptions: distinctAssumptions([...assumptions, range]) };
}

/** Returns the number of a type that has the same bits. */
function representative(value: number, lo: number, bits: number): number {
  const size = 2 ** bits;
  return ((((value - lo) % size) + size) % size) + lo;
}

/** Converts a register to a different width. */
export function converted(value: Value, signed: boolean, bits: number, environment: Environment): Value {
  if (bits <= value.bits) {
    // The low bits of a value are those of its polynomial.
    return {
      polynomial: polynomialOf(polynomialToExpr(value.polynomial)),
      bits,
      assumptions: value.assumptions,
    };
  }
  const { expr, assumptions } = exactly(value, signed, environment);
  return { polynomial: polynomialOf(expr), bits, assumptions };
}
