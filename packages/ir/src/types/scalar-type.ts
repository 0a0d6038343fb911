/** Element types that arrays and scalars of a SCoP may have. Names follow C's `<stdint.h>`. */
export type ScalarType =
  | 'float'
  | 'double'
  | 'int8'
  | 'int16'
  | 'int32'
  | 'int64'
  | 'uint8'
  | 'uint16'
  | 'uint32'
  | 'uint64';

const BYTES: Readonly<Record<ScalarType, number>> = {
  float: 4,
  double: 8,
  int8: 1,
  int16: 2,
  int32: 4,
  int64: 8,
  uint8: 1,
  uint16: 2,
  uint32: 4,
  uint64: 8,
};

export const SCALAR_TYPES = Object.keys(BYTES) as readonly ScalarType[];

/** Size of one element in bytes. */
export function scalarBytes(type: ScalarType): number {
  return BYTES[type];
}

/** True for `float` and `double`. */
export function isFloating(type: ScalarType): boolean {
  return type === 'float' || type === 'double';
}
