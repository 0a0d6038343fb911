import { type ScalarType, widthOf } from '@boxflow/ptx';

export function isReal(type: ScalarType): type is 'f32' | 'f64' {
  return type === 'f32' || type === 'f64';
}

export function isSigned(type: ScalarType): boolean {
  return type.startsWith('s');
}

export function bitsOf(type: ScalarType): number {
  return 8 * widthOf(type);
}

/** Returns the type in C of a register, which is an unsigned integer. */
export function registerType(type: ScalarType): string {
  return type === 'pred' ? 'uint32_t' : `uint${bitsOf(type)}_t`;
}

/** Returns the type in C of an integer with its sign. */
export function integerType(type: ScalarType): string {
  return `${isSigned(type) ? '' : 'u'}int${bitsOf(type)}_t`;
}

/** Returns the type's name in the helpers for memory: `u32`, `s8`. */
export function memoryType(type: ScalarType): string {
  return `${isSigned(type) ? 's' : 'u'}${bitsOf(type)}`;
}

/** The types that this package knows; halves and vectors in registers are not among them. */
export const INTEGERS = ['u16', 's16', 'u32', 's32', 'u64', 's64'] as const;
export const BITS = ['b16', 'b32', 'b64'] as const;
export const REALS = ['f32', 'f64'] as const;
