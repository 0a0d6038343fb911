import type { Kernel } from '@boxflow/ir';
import type { CValue } from './c-value.ts';

/** A kernel and everything that a launch of it needs. */
export interface KernelCase {
  readonly kernel: Kernel;
  /** Values of {@link Kernel.scalars}. */
  readonly scalars: readonly number[];
  /** Threads per dimension. */
  readonly counts: readonly number[];
  /** One per view. Views of one object have the same memory. */
  readonly buffers: readonly Buffer[];
}

/** A box of an array: `corner` is its lower corner, `data` its elements, row-major. */
export interface Buffer {
  readonly corner: readonly number[];
  readonly extents: readonly number[];
  readonly data: readonly CValue[];
}

/** Distances between neighbours in each dimension, in elements; the last is 1. */
export function stridesOf({ extents }: Buffer): number[] {
  return extents.map((_, i) => extents.slice(i + 1).reduce((product, extent) => product * extent, 1));
}

/** Position of element [0]…[0], relative to the first element of the buffer. */
export function originOf(buffer: Buffer): number {
  const strides = stridesOf(buffer);
  return 0 - buffer.corner.reduce((sum, corner, i) => sum + corner * strides[i]!, 0);
}

export function elementCount({ extents }: Buffer): number {
  return extents.reduce((product, extent) => product * extent, 1);
}
