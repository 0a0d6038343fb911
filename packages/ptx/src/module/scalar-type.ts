/** The types that nvcc gives to registers, variables and instructions, with their widths in bytes. A predicate has none. */
const WIDTHS = {
  pred: 0,
  b8: 1,
  u8: 1,
  s8: 1,
  b16: 2,
  u16: 2,
  s16: 2,
  f16: 2,
  bf16: 2,
  b32: 4,
  u32: 4,
  s32: 4,
  f32: 4,
  f16x2: 4,
  bf16x2: 4,
  tf32: 4,
  b64: 8,
  u64: 8,
  s64: 8,
  f64: 8,
  b128: 16,
} as const;

export type ScalarType = keyof typeof WIDTHS;

export function isScalarType(word: string): word is ScalarType {
  return Object.hasOwn(WIDTHS, word);
}

/** Returns the bytes that a value takes in memory. */
export function widthOf(type: ScalarType): number {
  return WIDTHS[type];
}
