import type { ScalarType } from '@boxflow/ir';

/** The typed arrays that hold a region's arrays. */
export type RegionArray =
  | Float32Array
  | Float64Array
  | Int8Array
  | Int16Array
  | Int32Array
  | BigInt64Array
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | BigUint64Array;

const CLASSES = {
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
} as const satisfies Record<ScalarType, { readonly name: string; readonly prototype: RegionArray }>;

/** `Float64Array` for `double`. */
export function arrayClassName(element: ScalarType): string {
  return CLASSES[element].name;
}

/** Also holds for a Buffer, which is a Uint8Array. */
export function isArrayOf(element: ScalarType, array: unknown): boolean {
  return array instanceof CLASSES[element];
}
