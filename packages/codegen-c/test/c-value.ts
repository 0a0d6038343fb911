import { isFloating, type ScalarType } from '@boxflow/ir';

/** A C value: integers as `bigint`, floating-point numbers as `number` (already rounded to their type). */
export type CValue = bigint | number;

/** Behaviour that C leaves undefined: a program with it tests nothing. */
export class Undefined extends Error {}

export function bitsOf(type: ScalarType): number {
  return type === 'float' ? 32 : type === 'double' ? 64 : Number(/\d+/.exec(type)![0]);
}

export function isSigned(type: ScalarType): boolean {
  return type.startsWith('int');
}

/** C's conversion of a value to another type; narrowing to a signed type wraps, as in every compiler we use. */
export function convert(value: CValue, type: ScalarType): CValue {
  if (isFloating(type)) return type === 'float' ? Math.fround(Number(value)) : Number(value);
  if (typeof value === 'bigint') return wrap(value, type);
  if (!Number.isFinite(value)) throw new Undefined('conversion of no number to an integer');
  return fit(BigInt(Math.trunc(value)), type, 'conversion to an integer');
}

function wrap(value: bigint, type: ScalarType): bigint {
  return isSigned(type) ? BigInt.asIntN(bitsOf(type), value) : BigInt.asUintN(bitsOf(type), value);
}

/** The value, unless the type cannot hold it. */
export function fit(value: bigint, type: ScalarType, what: string): bigint {
  if (wrap(value, type) !== value) throw new Undefined(what);
  return value;
}

/** The result of integer arithmetic: signed types must not overflow, unsigned ones wrap. */
export function integerResult(value: bigint, type: ScalarType): bigint {
  return isSigned(type) ? fit(value, type, 'overflow') : wrap(value, type);
}

export function promote(type: ScalarType): ScalarType {
  return !isFloating(type) && bitsOf(type) < 32 ? 'int32' : type;
}

/** C11 6.3.1.8, for the types that there are here. */
export function usualType(a: ScalarType, b: ScalarType): ScalarType {
  if (a === 'double' || b === 'double') return 'double';
  if (a === 'float' || b === 'float') return 'float';
  const [left, right] = [promote(a), promote(b)];
  if (bitsOf(left) !== bitsOf(right)) return bitsOf(left) > bitsOf(right) ? left : right;
  return isSigned(left) ? right : left;
}
