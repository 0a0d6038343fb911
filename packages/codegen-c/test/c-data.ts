import { isFloating, type ScalarType } from '@boxflow/ir';
import type { CValue } from './c-value.ts';

/** The bytes of elements, as the initialiser of a C array of `unsigned char`. */
export function byteInitializer(data: readonly CValue[], type: ScalarType): string {
  return [...bytesOf(data, type)].join(',');
}

/** Elements in the machine's byte order (which tests assume to be little-endian). */
export function bytesOf(data: readonly CValue[], type: ScalarType): Uint8Array {
  return new Uint8Array(typedArray(data, type).buffer);
}

/** Returns the elements whose bytes, as of {@link bytesOf}, are given in hexadecimal. */
export function valuesOf(hex: string, type: ScalarType): CValue[] {
  const bytes = Uint8Array.from(Buffer.from(hex, 'hex'));
  return Array.from(new ARRAYS[type](bytes.buffer) as Iterable<CValue>, (value) =>
    isFloating(type) ? Number(value) : BigInt(value),
  );
}

const ARRAYS = {
  float: Float32Array,
  double: Float64Array,
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  int64: BigInt64Array,
  uint8: Uint8Array,
  uint16: Uint16Array,
  uint32: Uint32Array,
  uint64: BigUint64Array,
} as const;

function typedArray(data: readonly CValue[], type: ScalarType) {
  if (type === 'int64') return BigInt64Array.from(data as bigint[]);
  if (type === 'uint64') return BigUint64Array.from(data as bigint[]);
  return ARRAYS[type].from(data.map(Number));
}
