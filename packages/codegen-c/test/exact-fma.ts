/** A number `mantissa * 2 ** exponent`. */
interface Scaled {
  readonly mantissa: bigint;
  readonly exponent: number;
}

/** Bits of precision, and the exponent of the least positive number. */
export interface FloatFormat {
  readonly precision: number;
  readonly leastExponent: number;
}

export const DOUBLE: FloatFormat = { precision: 53, leastExponent: -1074 };
export const FLOAT: FloatFormat = { precision: 24, leastExponent: -149 };

/** Returns `x * y + z` with one rounding, to nearest and to even, as C's `fma` and `fmaf`. */
export function exactFma(x: number, y: number, z: number, format: FloatFormat): number {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return x * y + z;
  if (!Number.isFinite(z)) return z;
  // The product of a zero is exact, and only sums of zeros have the sign of their operands.
  if (x === 0 || y === 0) return x * y + z;
  return rounded(sumOf(productOf(scaled(x), scaled(y)), scaled(z)), format);
}

/** Returns a double exactly. */
function scaled(value: number): Scaled {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xf_ffff_ffff_ffffn;
  const magnitude = biased === 0 ? fraction : fraction | (1n << 52n);
  return { mantissa: value < 0 ? -magnitude : magnitude, exponent: Math.max(biased, 1) - 1075 };
}

function productOf(a: Scaled, b: Scaled): Scaled {
  return { mantissa: a.mantissa * b.mantissa, exponent: a.exponent + b.exponent };
}

function sumOf(a: Scaled, b: Scaled): Scaled {
  const exponent = Math.min(a.exponent, b.exponent);
  const aligned = (one: Scaled) => one.mantissa << BigInt(one.exponent - exponent);
  return { mantissa: aligned(a) + aligned(b), exponent };
}

function rounded({ mantissa, exponent }: Scaled, { precision, leastExponent }: FloatFormat): number {
  const magnitude = mantissa < 0n ? -mantissa : mantissa;
  const dropped = Math.max(bitLength(magnitude) - precision, leastExponent - exponent, 0);
  const kept = nearest(magnitude, BigInt(dropped));
  // One more than the exponent of the largest number.
  const limit = 3 - leastExponent - precision;
  const isTooLarge = bitLength(kept) + exponent + dropped > limit;
  const result = isTooLarge ? Number.POSITIVE_INFINITY : numberOf(kept, exponent + dropped);
  return mantissa < 0n ? -result : result;
}

function bitLength(value: bigint): number {
  return value === 0n ? 0 : value.toString(2).length;
}

/** Returns `value / 2 ** bits`, rounded to nearest and to even. */
function nearest(value: bigint, bits: bigint): bigint {
  const whole = value >> bits;
  const twice = (value - (whole << bits)) << 1n;
  const unit = 1n << bits;
  const isUp = twice > unit || (twice === unit && (whole & 1n) === 1n);
  return bits > 0n && isUp ? whole + 1n : whole;
}

/** Returns `mantissa * 2 ** exponent`, which a double has exactly. */
function numberOf(mantissa: bigint, exponent: number): number {
  // In two steps: neither power may leave the range of a double.
  const half = Math.trunc(exponent / 2);
  return Number(mantissa) * 2 ** half * 2 ** (exponent - half);
}
