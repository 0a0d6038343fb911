import { scalarBytes } from '../types/scalar-type.js';
import type { Kernel } from './kernel-ir.js';

/** Bytes that a kernel may have in constant memory: CUDA has as much, and every OpenCL device. */
export const CONSTANT_BYTES = 64 * 1024;
/** Boxes that a kernel may have there: so many pointers to constant memory every OpenCL device takes. */
export const CONSTANT_BOXES = 8;

/** Boxes begin at multiples of so many bytes. */
const ALIGNMENT = 16;

/** The box of a view in constant memory. */
export interface ConstantBox {
  /** Position in the kernel's views. */
  readonly view: number;
  /** Its first byte in constant memory. */
  readonly offset: number;
}

/** Returns where a kernel's boxes lie in constant memory, and the bytes that they take in all. */
export function constantBoxes({ views }: Pick<Kernel, 'views'>): {
  readonly boxes: readonly ConstantBox[];
  readonly bytes: number;
} {
  let bytes = 0;
  const boxes = views.flatMap(({ constant, element }, view): ConstantBox[] => {
    if (!constant) return [];
    const offset = bytes;
    bytes += constantBytes(constant, scalarBytes(element));
    return [{ view, offset }];
  });
  return { boxes, bytes };
}

/** Returns the bytes that a box of elements takes in constant memory. */
export function constantBytes(extents: readonly number[], elementBytes: number): number {
  const bytes = extents.reduce((product, extent) => product * extent, elementBytes);
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
