import {
  type Assumption,
  addPolynomials,
  apply,
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
  rangeOf,
  scalePolynomial,
} from '@boxflow/ir';
import { type Exact, exactly } from './extension.js';
import { dividedByPower } from './magic-division.js';
import type { Evaluate, Operation } from './operation.js';
import { type Value, withBits } from './value.js';

/** Returns a value of the instruction's width. */
export function result(
  { type }: Operation,
  polynomial: Polynomial,
  from: readonly Pick<Value, 'assumptions'>[],
): Value {
  return withBits(type.bits, polynomial, from);
}

const add: Evaluate = (operation) => {
  const [a, b] = operation.sources as [Value, Value];
  return result(operation, addPolynomials(a.polynomial, b.polynomial), [a, b]);
};

const subtract: Evaluate = (operation) => {
  const [a, b] = operation.sources as [Value, Value];
  return result(operation, addPolynomials(a.polynomial, b.polynomial, -1), [a, b]);
};

const negate: Evaluate = (operation) => {
  const [a] = operation.sources as [Value];
  return result(operation, scalePolynomial(a.polynomial, -1), [a]);
};

const multiply: Evaluate = (operation) => {
  const { instruction, type, environment } = operation;
  const [a, b, c] = operation.sources as [Value, Value, Value | undefined];
  const { modifiers } = instruction;
  if (instruction.opcode !== 'mul' && instruction.opcode !== 'mad') return undefined;
  if (modifiers.includes('hi')) return c === undefined ? highPart(operation, a, b) : undefined;
  if (!modifiers.includes('wide')) {
    const product = multiplyPolynomials(a.polynomial, b.polynomial);
    return result(operation, c ? addPolynomials(product, c.polynomial) : product, c ? [a, b, c] : [a, b]);
  }
  const [x, y] = [exactly(a, type.signed, environment), exactly(b, type.signed, environment)];
  const product = multiplyPolynomials(polynomialOf(x.expr), polynomialOf(y.expr));
  const wide = { ...operation, type: { ...type, bits: 2 * type.bits } };
  return c ? result(wide, addPolynomials(product, c.polynomial), [x, y, c]) : result(wide, product, [x, y]);
};

/** The high 32 bits of a product are its quotient by 2^32. */
function highPart(operation: Operation, a: Value, b: Value): Value | undefined {
  const { type, environment } = operation;
  if (type.bits !== 32) return undefined;
  const [x, y] = [exactly(a, type.signed, environment), exactly(b, type.signed, environment)];
  const product = multiplyPolynomials(polynomialOf(x.expr), polynomialOf(y.expr));
  const quotient = dividedByPower(product, 2 ** 32, type.signed, environment);
  return result(operation, quotient.polynomial, [x, y, quotient]);
}

/** Returns the quotient of numbers that are assumed not to be negative, for which rounding to zero is rounding down. */
export function quotient(operation: Operation, a: Value, b: Value): Value {
  const { type, environment } = operation;
  const [x, y] = [exactly(a, type.signed, environment), exactly(b, type.signed, environment)];
  const assumed: Assumption[] = [];
  if (rangeOf(x.expr, environment.ranges).lo < 0)
    assumed.push({ kind: 'range', value: x.expr, lo: 0, hi: null });
  if (rangeOf(y.expr, environment.ranges).lo < 1)
    assumed.push({ kind: 'range', value: y.expr, lo: 1, hi: null });
  const expr = apply('floordiv', x.expr, y.expr);
  return result(operation, polynomialOf(expr), [x, y, { assumptions: assumed }]);
}

const divide: Evaluate = (operation) => {
  const [a, b] = operation.sources as [Value, Value];
  return quotient(operation, a, b);
};

/** A remainder is `a - b * floord(a, b)`, so that sums of quotients and remainders become simpler. */
const remainder: Evaluate = (operation) => {
  const [a, b] = operation.sources as [Value, Value];
  const whole = quotient(operation, a, b);
  const product = multiplyPolynomials(whole.polynomial, b.polynomial);
  return result(operation, addPolynomials(a.polynomial, product, -1), [a, b, whole]);
};

const extremum =
  (op: 'min' | 'max'): Evaluate =>
  (operation) => {
    const { sources, type, environment } = operation;
    const [x, y] = sources.map((value) => exactly(value, type.signed, environment)) as [Exact, Exact];
    return result(operation, polynomialOf(apply(op, x.expr, y.expr)), [x, y]);
  };

const absolute: Evaluate = (operation) => {
  const x = exactly(operation.sources[0]!, true, operation.environment);
  return result(operation, polynomialOf(apply('max', x.expr, apply('neg', x.expr))), [x]);
};

const move: Evaluate = (operation) => {
  const [a] = operation.sources as [Value];
  return a.bits === operation.type.bits || a.bits === 1 ? a : undefined;
};

const choose: Evaluate = (operation) => {
  const [yes, no, condition] = operation.sources as [Value, Value, Value];
  return selected(operation, condition, yes, no);
};

/** Returns `condition ? yes : no`. The assumptions of both must hold, since either may be chosen. */
export function selected(operation: Operation, condition: Value, yes: Value, no: Value): Value {
  const { environment } = operation;
  const is = exactly(condition, false, environment);
  const difference = addPolynomials(yes.polynomial, no.polynomial, -1);
  if (difference.size === 0) return yes;
  const [x, y] = [yes, no].map((one) => exactly(one, true, environment)) as [Exact, Exact];
  const expr = apply('select', is.expr, x.expr, y.expr);
  return result(operation, polynomialOf(expr), [is, x, y]);
}

export const ARITHMETIC: Readonly<Record<string, Evaluate>> = {
  add,
  sub: subtract,
  neg: negate,
  mul: multiply,
  mad: multiply,
  div: divide,
  rem: remainder,
  min: extremum('min'),
  max: extremum('max'),
  abs: absolute,
  mov: move,
  selp: choose,
};
