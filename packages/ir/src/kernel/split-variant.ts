import type { Kernel } from './kernel-ir.js';

/**
 * The variant of a kernel whose views may each be spread over several buffers (BBMM §4.3.4, split accesses):
 * it looks for each element in the boxes of its view. Launched only if some view really is.
 */
export interface SplitVariant {
  /** Name of the variant: `scop0_p1_k0_split`. */
  readonly kernel: string;
  /** The most buffers that one view may be in; at least 2. */
  readonly pieces: number;
}

/** Values of 64 bits that any device takes as arguments: OpenCL promises 1024 bytes. */
const ARGUMENT_VALUES = 128;

/** Boxes are searched one after the other. */
const MOST_PIECES = 8;

/** Returns `null` if nothing can be split, or if not even two buffers of each view fit the arguments of a kernel. */
export function splitVariant(kernel: Kernel): SplitVariant | null {
  const ranks = kernel.views.map(({ rank }) => rank);
  const splittable = ranks.filter((rank) => rank > 0);
  if (splittable.length === 0) return null;
  // A scalar is a buffer and its offset, a view that can be split has a count.
  const fixed = kernel.scalars.length + kernel.threads.length + 2 * ranks.length - splittable.length;
  // For each box the buffer, its offset, all strides but the last, two bounds in each dimension.
  const ofPiece = splittable.reduce((sum, rank) => sum + 1 + 3 * rank, 0);
  const pieces = Math.min(MOST_PIECES, Math.floor((ARGUMENT_VALUES - fixed) / ofPiece));
  return pieces < 2 ? null : { kernel: `${kernel.name}_split`, pieces };
}
