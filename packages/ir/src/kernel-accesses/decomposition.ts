import type { SourceLocation } from '../diagnostics/source-location.js';
import type { IntExpr } from '../int-expr/int-expr.js';

/** The dimensions of a grid of blocks. */
export const GRID_DIMENSIONS = ['x', 'y', 'z'] as const;

export type GridDimension = (typeof GRID_DIMENSIONS)[number];

/** How a grid dimension walks a dimension of an array. */
export type WalkKind = 'BLOCK' | 'CYCLIC' | 'BLOCK-CYCLIC';

/** How a kernel's blocks share its arrays, as in columns 8 and 9 of Table 1 in the AMGE paper (Cabezas et al., ICS 2015). */
export interface KernelDecomposition {
  readonly arrays: readonly ArrayDecomposition[];
  /** Why all blocks have to run on one device. Empty if they may be divided. */
  readonly oneDevice: readonly DecompositionReason[];
  /** Why all devices have to use the same copy of all arrays. */
  readonly oneCopy: readonly DecompositionReason[];
}

export interface ArrayDecomposition {
  /** The index in `KernelAccesses.arrays`. */
  readonly array: number;
  readonly label: string;
  readonly access: 'read' | 'written' | 'read and written' | 'updated atomically';
  /** From the outermost dimension to the one whose elements are neighbours in memory. */
  readonly dimensions: readonly ArrayDimension[];
  /** Why the array, or a dimension, is used as a whole although blocks may use parts of it. */
  readonly reasons: readonly DecompositionReason[];
}

export interface ArrayDimension {
  /** The distance in bytes of neighbours in this dimension. */
  readonly pitch: IntExpr;
  /** How blocks divide the dimension. Null if each block may use all of it. */
  readonly walk: DimensionWalk | null;
}

export interface DimensionWalk {
  readonly grid: GridDimension;
  readonly kind: WalkKind;
  /** Whether a loop with the stride of the grid was turned into intervals, as its iterations depend on nothing but their number. */
  readonly regridded: boolean;
}

export interface DecompositionReason {
  readonly kind:
    | 'data'
    | 'operation'
    | 'loop'
    | 'pointer'
    | 'nonlinear'
    | 'distance'
    | 'several-dimensions'
    | 'all-of-it'
    | 'extent'
    | 'fact';
  /** What the reason is about: an array, an operation, a fact. */
  readonly what: string;
  readonly location: SourceLocation | null;
}
