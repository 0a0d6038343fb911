import { isFloating, type ScalarType, scalarBytes } from './scalar-type.js';

export function isUnsigned(type: ScalarType): boolean {
  return type.startsWith('uint');
}

/** C's integer promotion: what is narrower than `int` becomes `int`. */
export function promoted(type: ScalarType): ScalarType {
  return !isFloating(type) && scalarBytes(type) < scalarBytes('int32') ? 'int32' : type;
}

const RANKS: readonly ScalarType[] = ['int32', 'uint32', 'int64', 'uint64', 'float', 'double'];

/**
 * C's usual arithmetic conversions, if `long` has 64 bits: the type in which an operator of two operands is
 * computed.
 */
export function commonType(left: ScalarType, right: ScalarType): ScalarType {
  return RANKS[Math.max(RANKS.indexOf(promoted(left)), RANKS.indexOf(promoted(right)))]!;
}

/** The unsigned type of the same width, in which arithmetic wraps around; the type itself if it is floating. */
export function unsignedTwin(type: ScalarType): ScalarType {
  return isFloating(type) || isUnsigned(type) ? type : (`u${type}` as ScalarType);
}

/** Whether every value of the integer type `inner` is one of the integer type `outer`. */
export function holds(outer: ScalarType, inner: ScalarType): boolean {
  if (isFloating(outer) || isFloating(inner)) return false;
  if (isUnsigned(outer) === isUnsigned(inner)) return scalarBytes(outer) >= scalarBytes(inner);
  return isUnsigned(inner) && scalarBytes(outer) > scalarBytes(inner);
}
