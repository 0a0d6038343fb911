import type { IslExports } from './generated/exports.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Copies a string into C's memory; the caller frees it. */
export function writeText(exports: IslExports, value: string): number {
  const bytes = encoder.encode(value);
  const address = exports.malloc(bytes.length + 1);
  if (address === 0) throw new RangeError('isl is out of memory');
  // The buffer is asked for after malloc: growing the memory replaces it.
  const target = new Uint8Array(exports.memory.buffer, address, bytes.length + 1);
  target.set(bytes);
  target[bytes.length] = 0;
  return address;
}

/** Reads a string that ends with a zero byte. */
export function readText(exports: IslExports, address: number): string {
  const bytes = new Uint8Array(exports.memory.buffer);
  return decoder.decode(bytes.subarray(address, bytes.indexOf(0, address)));
}
