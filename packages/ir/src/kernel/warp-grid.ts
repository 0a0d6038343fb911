import type { Kernel } from './kernel-ir.js';

/** Threads that execute a matrix instruction together. */
export const WARP_THREADS = 32;

/** Elements of a sum that a matrix instruction updates, and how many terms of each it adds. */
export const MATRIX = { rows: 16, columns: 8, terms: 8 } as const;

/** How the warps of a block divide the last two dimensions of its tile. */
export interface WarpGrid {
  /** Warps along the last dimension. */
  readonly columns: number;
  /** Iterations of a warp along both dimensions. */
  readonly height: number;
  readonly width: number;
}

/**
 * Returns the division of a tile among warps for which matrix instructions read least; `undefined` if none
 * fits. Dimensions before the last two must have one iteration.
 */
export function warpGrid(tile: readonly number[], block: Kernel['block']): WarpGrid | undefined {
  const threads = block.reduce((product, size) => product * size, 1);
  const warps = threads / WARP_THREADS;
  const [rows, columns] = tile.slice(-2) as [number, number];
  const isFlat = tile.length >= 2 && tile.slice(0, -2).every((size) => size === 1);
  if (!isFlat || !Number.isInteger(warps)) return undefined;
  return Array.from({ length: warps }, (_, i) => i + 1)
    .map((wide) => ({ columns: wide, height: (rows * wide) / warps, width: columns / wide }))
    .filter(({ height, width }) => height % MATRIX.rows === 0 && width % MATRIX.columns === 0)
    .sort((a, b) => a.height + a.width - b.height - b.width)[0];
}
