import type { ForNode, IfNode } from '../control/control-node.js';
import type { IntExpr } from '../int-expr/int-expr.js';
import type { Statement } from '../scop/scop.js';
import type { ScalarType } from '../types/scalar-type.js';

/**
 * One device function: the code of one launch of a phase for a tile `[lo, hi)`, with every mapping decision
 * made and no device language chosen. All integer variables are 64-bit signed.
 */
export interface Kernel {
  /** A C identifier, unique in the bundle: `scop0_p1_k0`. */
  readonly name: string;
  /** One human-readable line, printed above the function. */
  readonly summary: string;
  /** Arrays as this kernel sees them; the order is the launch order. */
  readonly views: readonly KernelView[];
  /** Arrays of which every thread has its own copy, undefined at its start. */
  readonly locals: readonly KernelLocal[];
  /** Integer arguments after the views, in launch order: parameters, host iterators, `lo`, `hi`. */
  readonly scalars: readonly string[];
  /** The {@link scalars} that are never negative, so that their divisions need no care. */
  readonly nonNegative?: readonly string[];
  /** The thread grid, outermost first, at most three; the last varies fastest (threadIdx.x). Empty: one thread. */
  readonly threads: readonly ThreadDimension[];
  /** Threads per block and dimension of {@link threads}; same length. */
  readonly block: readonly number[];
  /** The code of a thread. */
  readonly body: readonly KernelNode[];
  /** The statements that occur in {@link body}, by name. */
  readonly statements: Readonly<Record<string, Statement>>;
}

/**
 * A window on an array: a base pointer already moved back by the box's lower corner, and a stride (in elements) for
 * every dimension except the last, whose stride is 1: `A[i][j]` is `view[i * s0 + j]`. Two views of one kernel may lie
 * in the same buffer, so they must not be declared `restrict`.
 */
export interface KernelView {
  /** A C identifier, unique in the kernel: `path_0`. */
  readonly name: string;
  readonly array: string;
  readonly element: ScalarType;
  readonly rank: number;
  /** False if no access of this kernel writes through the view, which is then `const`. */
  readonly written: boolean;
}

/** A private array of a thread; a scalar if there are no extents. */
export interface KernelLocal {
  /** A C identifier, unlike the names of all views. */
  readonly name: string;
  readonly array: string;
  readonly element: ScalarType;
  readonly extents: readonly number[];
}

/** Thread iterator `iterator` takes the values `lower <= iterator < lower + count`, over the scalars. */
export interface ThreadDimension {
  readonly iterator: string;
  readonly lower: IntExpr;
  readonly count: IntExpr;
}

export type KernelNode =
  | ForNode<KernelNode>
  | IfNode<KernelNode>
  | {
      readonly kind: 'instance';
      readonly statement: string;
      /** Values of the statement's iterators. */
      readonly iterators: readonly IntExpr[];
      /**
       * For each of the statement's accesses, the position of its view in {@link Kernel.views}; `null` if it accesses
       * the thread's own copy of the array, in {@link Kernel.locals}.
       */
      readonly views: readonly (number | null)[];
    };
