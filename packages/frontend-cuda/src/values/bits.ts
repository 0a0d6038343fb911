import {
  type Assumption,
  addPolynomials,
  apply,
  constantPolynomial,
  constantTerm,
  type IntExpr,
  int,
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
  polynomialToExpr,
  rangeOf,
  scalePolynomial,
} from '@boxflow/ir';
import { result } from './arithmetic.js';
import { commonDivisor } from './common-divisor.js';
import type { Environment } from './environment.js';
import { exactly } from './extension.js';
import { boundingExpression, dividedByPower } from './magic-division.js';
import type { Evaluate, Operation } from './operation.js';
import { complementOf } from './opposite.js';
import { numberOf, type Value } from './value.js';

const shiftLeft: Evaluate = (operation) => {
  const [a, by] = operation.sources as [Value, Value];
  const count = numberOf(by);
  if (count === undefined || count < 0) return undefined;
  if (count >= operation.type.bits) return result(operation, constantPolynomial(0), []);
  return result(operation, scalePolynomial(a.polynomial, 2 ** count), [a]);
};

const shiftRight: Evaluate = (operation) => {
  const { type, environment } = operation;
  const [a, by] = operation.sources as [Value, Value];
  const count = numberOf(by);
  if (count === undefined || count < 0 || count >= type.bits) return undefined;
  if (count === type.bits - 1) return signBit(operation, a);
  const x = exactly(a, type.signed, environment);
  const quotient = dividedByPower(polynomialOf(x.expr), 2 ** count, type.signed, environment);
  return result(operation, quotient.polynomial, [x, quotient]);
};

/** Returns the sign, which divisions by constants add. The number is assumed not to be negative. */
function signBit(operation: Operation, a: Value): Value {
  const x = exactly(a, true, operation.environment);
  const { lo, hi } = rangeOf(x.expr, operation.environment.ranges);
  if (hi < 0) return result(operation, constantPolynomial(operation.type.signed ? -1 : 1), [x]);
  const carrier = boundingExpression(x.expr);
  const isCertain = lo >= 0 || rangeOf(carrier, operation.environment.ranges).lo >= 0;
  const positive: Assumption[] = isCertain ? [] : [{ kind: 'range', value: carrier, lo: 0, hi: null }];
  return result(operation, constantPolynomial(0), [x, { assumptions: positive }]);
}

const and: Evaluate = (operation) => {
  const [a, b] = operation.sources as [Value, Value];
  if (operation.type.bits === 1) return logical('and', operation);
  const [mask, value] = numberOf(a) !== undefined ? [a, b] : [b, a];
  const bits = numberOf(mask);
  if (bits !== undefined) return maskedBy(operation, value, bits);
  const masks = [a, b].filter(({ polynomial }) => isOneLess(polynomial, operation.environment));
  if (masks.length !== 1) return undefined;
  return maskedByPower(operation, masks[0] === a ? b : a, masks[0]!);
};

/** Keeps the low bits, or all but them. */
function maskedBy(operation: Operation, value: Value, mask: number): Value | undefined {
  if (mask === -1) return value;
  if (mask === 0) return result(operation, constantPolynomial(0), []);
  const size = mask < 0 ? -mask : mask + 1;
  if (!Number.isInteger(Math.log2(size))) return undefined;
  const low = lowBits(operation, value, int(size), []);
  return mask > 0
    ? low
    : result(operation, addPolynomials(value.polynomial, low.polynomial, -1), [value, low]);
}

/** `x & (s - 1)` is `x mod s` if s is a power of two. */
function maskedByPower(operation: Operation, value: Value, mask: Value): Value {
  const size = exactly(
    { ...mask, polynomial: addPolynomials(mask.polynomial, constantPolynomial(1)) },
    true,
    operation.environment,
  );
  return lowBits(operation, value, size.expr, [
    ...size.assumptions,
    { kind: 'power-of-two', value: size.expr },
  ]);
}

function lowBits(
  operation: Operation,
  value: Value,
  size: IntExpr,
  assumptions: readonly Assumption[],
): Value {
  const x = exactly(value, true, operation.environment);
  const multiple = multiplyPolynomials(polynomialOf(apply('floordiv', x.expr, size)), polynomialOf(size));
  return result(operation, addPolynomials(value.polynomial, multiple, -1), [x, value, { assumptions }]);
}

/** Returns whether a polynomial is one less than a value that is the same for all threads, as masks are. */
function isOneLess(polynomial: Polynomial, environment: Environment): boolean {
  return constantTerm(polynomial) === -1 && isTheSameForThreads(polynomial, environment);
}

function isTheSameForThreads(polynomial: Polynomial, environment: Environment): boolean {
  return [...polynomial.values()].every(({ factors }) =>
    factors.every(
      (factor) =>
        factor.op === 'var' && environment.blockOf(factor.name) === undefined && !/Idx\./.test(factor.name),
    ),
  );
}

const or: Evaluate = (operation) => {
  if (operation.type.bits === 1) return logical('or', operation);
  const [a, b] = operation.sources as [Value, Value];
  if (!areDisjoint(a, b, operation.environment) && !areDisjoint(b, a, operation.environment))
    return undefined;
  return result(operation, addPolynomials(a.polynomial, b.polynomial), [a, b]);
};

/** Returns whether `high` is a multiple of a power of two that exceeds `low`, so that they have no bit in common. */
function areDisjoint(high: Value, low: Value, environment: Environment): boolean {
  const { lo, hi } = rangeOf(polynomialToExpr(low.polynomial), environment.ranges);
  const step = [...high.polynomial.values()].reduce(
    (all, { coefficient }) => commonDivisor(all, coefficient),
    0,
  );
  const power = step === 0 ? Infinity : lowestBit(step);
  return lo >= 0 && hi < power;
}

function lowestBit(value: number): number {
  let bit = 1;
  while (value % (2 * bit) === 0) bit *= 2;
  return bit;
}

const exclusiveOr: Evaluate = (operation) => {
  if (operation.type.bits === 1) return logical('xor', operation);
  const [a, b] = operation.sources as [Value, Value];
  if (numberOf(b) === -1) return complement(operation, a);
  if (numberOf(a) === -1) return complement(operation, b);
  const masks = [a, b].filter(({ polynomial }) => isTheSameForThreads(polynomial, operation.environment));
  if (masks.length !== 1) return undefined;
  return withBitChanged(operation, masks[0] === a ? b : a, masks[0]!);
};

/** `x ^ s` is `x + s` or `x - s` if `s` is a power of two, by the bit of `x` at its place: `floord(x, s) - 2 * floord(x, 2 * s)`. */
function withBitChanged(operation: Operation, value: Value, mask: Value): Value | undefined {
  const { environment } = operation;
  const size = exactly(mask, true, environment);
  if (size.expr.op === 'int' && !Number.isInteger(Math.log2(size.expr.value))) return undefined;
  const x = exactly(value, true, environment);
  const s = polynomialOf(size.expr);
  const quotient = (times: number) =>
    polynomialOf(apply('floordiv', x.expr, polynomialToExpr(scalePolynomial(s, times))));
  const bit = addPolynomials(quotient(1), quotient(2), -2);
  const change = addPolynomials(s, multiplyPolynomials(s, bit), -2);
  const power: Assumption[] = size.expr.op === 'int' ? [] : [{ kind: 'power-of-two', value: size.expr }];
  return result(operation, addPolynomials(value.polynomial, change), [
    x,
    value,
    size,
    { assumptions: power },
  ]);
}

const not: Evaluate = (operation) => {
  const [a] = operation.sources as [Value];
  if (operation.type.bits === 1) return complementOf(a);
  return complement(operation, a);
};

function complement(operation: Operation, a: Value): Value {
  return result(operation, addPolynomials(constantPolynomial(-1), a.polynomial, -1), [a]);
}

/** Connects predicates. */
export function logical(op: 'and' | 'or' | 'xor', operation: Operation): Value {
  const [a, b] = operation.sources.map(({ polynomial }) => polynomialToExpr(polynomial)) as [
    IntExpr,
    IntExpr,
  ];
  const expr = op === 'xor' ? apply('ne', a, b) : apply(op, a, b);
  return result({ ...operation, type: { signed: false, bits: 1 } }, polynomialOf(expr), operation.sources);
}

/** `bfe` with constant places is a shift and a mask. */
const extractBits: Evaluate = (operation) => {
  const { type, environment } = operation;
  const [a, at, count] = operation.sources as [Value, Value, Value];
  const [first, bits] = [numberOf(at), numberOf(count)];
  if (type.signed || first === undefined || bits === undefined || first + bits >= type.bits) return undefined;
  const x = exactly(a, false, environment);
  const shifted = { ...a, polynomial: polynomialOf(apply('floordiv', x.expr, int(2 ** first))) };
  return lowBits(operation, shifted, int(2 ** bits), x.assumptions);
};

export const BITS: Readonly<Record<string, Evaluate>> = {
  shl: shiftLeft,
  shr: shiftRight,
  and,
  or,
  xor: exclusiveOr,
  not,
  bfe: extractBits,
};
