import type { IntRange } from '../int-expr/range.js';
import { GRID_DIMENSIONS } from './decomposition.js';

const LARGEST_BLOCK = { x: 1024, y: 1024, z: 64 };
const LARGEST_GRID = { x: 2 ** 31 - 1, y: 65_535, z: 65_535 };

/** The bounds of CUDA on the numbers of threads and blocks, by the variables of `KernelAccesses`. */
export const GEOMETRY_RANGES: ReadonlyMap<string, IntRange> = new Map(
  GRID_DIMENSIONS.flatMap((d) => [
    [`threadIdx.${d}`, { lo: 0, hi: LARGEST_BLOCK[d] - 1 }],
    [`blockDim.${d}`, { lo: 1, hi: LARGEST_BLOCK[d] }],
    [`blockIdx.${d}`, { lo: 0, hi: LARGEST_GRID[d] - 1 }],
    [`gridDim.${d}`, { lo: 1, hi: LARGEST_GRID[d] }],
  ]),
);
