import { type IntRange, isUnsigned, type ScalarType } from '@boxflow/ir';

/** Returns the range of a type's values; 64 bits count as unlimited. */
export function typeRange(type: ScalarType): IntRange {
  const bits = Number(/\d+/.exec(type)?.[0]);
  if (isUnsigned(type)) return { lo: 0, hi: bits < 64 ? 2 ** bits - 1 : Number.POSITIVE_INFINITY };
  if (bits === 64) return { lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY };
  return { lo: -(2 ** (bits - 1)), hi: 2 ** (bits - 1) - 1 };
}

export function narrowest(a: IntRange, b: IntRange | undefined): IntRange {
  return b ? { lo: Math.max(a.lo, b.lo), hi: Math.min(a.hi, b.hi) } : a;
}
