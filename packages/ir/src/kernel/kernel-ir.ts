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
  /** Memory of each thread, undefined at its start. */
  readonly buffers: readonly KernelBuffer[];
  /** Integer arguments after the views, in launch order: parameters, host iterators, `lo`, `hi`. */
  readonly scalars: readonly string[];
  /** The {@link scalars} that are never negative, so that their divisions need no care. */
  readonly nonNegative?: readonly string[];
  /** The thread grid, outermost first, at most three; the last varies fastest (threadIdx.x). Empty: one thread. */
  readonly threads: readonly ThreadDimension[];
  /** Threads per block and dimension of {@link threads}; same length. */
  readonly block: readonly number[];
  /** How blocks of threads execute the kernel on devices that have them; absent: each thread by itself. */
  readonly blocks?: KernelBlocks;
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
  /** Threads read the array by the path for memory that nobody writes while the kernel runs, if the device has one. */
  readonly readOnly?: true;
  /** Threads of a grid store an element only if its bits change, if the assignment may leave it as it is: `x = c ? e : x`. */
  readonly guarded?: true;
  /**
   * All threads read the same element at a time, from a copy of the view's box in constant memory if the device has such memory. Its
   * extents are at most these. Absent: threads read the array itself.
   */
  readonly constant?: readonly number[];
}

/** Memory of a thread, in registers if its indices are constants: a scalar if there are no extents. */
export interface KernelBuffer {
  /** A C identifier, unlike the names of all views. */
  readonly name: string;
  /** The array whose elements it holds for a time, or of which it is the thread's own copy. */
  readonly array: string;
  readonly element: ScalarType;
  readonly extents: readonly number[];
}

/** Thread iterator `iterator` takes the values `lower <= iterator < lower + count`, over the scalars. */
export interface ThreadDimension {
  readonly iterator: string;
  readonly lower: IntExpr;
  readonly count: IntExpr;
  /**
   * How many neighbouring threads of the last dimension a processor without threads executes together, node
   * by node, so that they become vectors. Absent: it executes one after the other.
   */
  readonly lanes?: number;
  /**
   * How many neighbouring iterations of a dimension that is not the last one a thread executes together, node
   * by node, so that what they have in common is read once. At the end there may be fewer. Absent: each is a
   * thread.
   */
  readonly points?: number;
  /**
   * Beside {@link lanes}: a processor without threads goes through the threads of the last dimension
   * outermost, and through sums in parts of so many iterations. What all other threads read of a part is
   * first copied to a panel. Absent: it does neither.
   */
  readonly panels?: number;
}

/**
 * Blocks of {@link Kernel.block} threads each execute a tile of constant size: a thread has the iterations of
 * the tile that are as far apart as the block has threads. If a tile is smaller than the block, the other
 * threads only help to copy.
 */
export interface KernelBlocks {
  /** By dimension of the thread grid. */
  readonly tile: readonly TileDimension[];
  readonly stages: readonly KernelStage[];
  /**
   * The kernel has one iteration, and one block for it. A thread of the block executes the body, except for the
   * loops whose iterations all of them share (`run: 'team'`). They wait for each other after each loop, and after
   * what the one thread has executed.
   */
  readonly team?: true;
  /**
   * Blocks that a processor of the device should hold at a time: compilers limit registers to that end.
   * Absent: as many as it can.
   */
  readonly perProcessor?: number;
}

export interface TileDimension {
  /** The variable that holds the tile's first iteration. */
  readonly first: string;
  /** Iterations, existing or not: a multiple of the block's threads, or fewer. */
  readonly size: number;
  /**
   * How many neighbouring iterations a thread has at a time, so that it reads vectors from shared memory. The
   * size is a multiple of as many per thread. Absent: 1.
   */
  readonly neighbours?: number;
  /**
   * Tiles begin at multiples of so many iterations, the first one at or before the first iteration, so that a warp accesses whole lines
   * of memory. Only without stages. Absent: the first tile begins with the first iteration.
   */
  readonly aligned?: number;
}

/**
 * A loop that all threads of a block execute in chunks, each after a copy of what it reads to memory that the
 * block shares.
 */
export interface KernelStage {
  /** The variable that holds the chunk's first iteration. */
  readonly first: string;
  /** Iterations of the loop, existing or not. */
  readonly chunk: number;
  /**
   * The first and the last iteration that a thread of the block has, over the scalars and the `first`
   * variables of the tile, if threads may have different ones. Absent: all have the loop's.
   */
  readonly range?: { readonly least: IntExpr; readonly greatest: IntExpr };
  /**
   * How many chunks have memory of their own, at least 2. A block then copies the next chunks while it
   * executes one, on devices that can copy in the background; threads of others read the next chunk to
   * registers. Absent: a block copies one chunk, and waits.
   */
  readonly slots?: number;
  /** For how many iterations of a whole chunk compilers copy the body in blocks. Absent: as compilers like. */
  readonly unroll?: number;
  /**
   * The loop's only statement is `c = fma(a, b, c)` in double precision, with `c` in a register. `a` is the
   * same for all iterations of the last dimension, and `b` for all of the one before. Warps execute it by
   * matrix instructions on devices that have them, in the same order. Tiles are as {@link warpGrid} divides
   * them, and chunks multiples of 8.
   */
  readonly matrix?: true;
  readonly buffers: readonly SharedBuffer[];
}

/**
 * Memory of a block with a box of an array: all that certain accesses of a tile's chunk read, or all that one
 * of them writes.
 */
export interface SharedBuffer {
  /** A C identifier, unlike the names of all views and other buffers. */
  readonly name: string;
  /** Position in {@link Kernel.views}. */
  readonly view: number;
  /** Subscripts of the box's first element, over the scalars and the `first` variables of the tile and the stage. */
  readonly origin: readonly IntExpr[];
  readonly extents: readonly number[];
  /** Elements by which rows are longer in the block's memory. */
  readonly pad: number;
  /** Names for the subscripts of an element in {@link condition}. */
  readonly element: readonly string[];
  /**
   * Which elements of the box exist in memory, at least those that are read; of an `out` buffer exactly those
   * that the chunk writes. Absent: all of them.
   */
  readonly condition?: IntExpr;
  /**
   * The threads write the box, and the block copies it to memory after each chunk. Absent: the block copies
   * it before.
   */
  readonly out?: true;
  /**
   * Of an `out` buffer: what the chunk reads of the box besides its own values. The block copies these
   * elements to the box before each chunk. Absent: nothing.
   */
  readonly before?: readonly BufferReads[];
  /** The accesses that go to the buffer. */
  readonly accesses: readonly StatementAccess[];
}

/** Elements of a box that a chunk reads by one view. */
export interface BufferReads {
  /** Position in {@link Kernel.views}. */
  readonly view: number;
  /** Which elements of the box these are, at least. Absent: all of them. */
  readonly condition?: IntExpr;
}

export interface StatementAccess {
  readonly statement: string;
  /** Position in the statement's accesses. */
  readonly position: number;
}

export type KernelNode =
  | (ForNode<KernelNode> & {
      /**
       * `vector`: the iterations are independent of each other, and may be executed at the same time.
       * `unrolled`: a compiler is to copy the body for several iterations or for each, so that what depends on
       * the iterator is constant. `team`: as `vector`, and the threads of a {@link KernelBlocks.team}
       * share the iterations.
       */
      readonly run?: 'vector' | 'unrolled' | 'team';
      /** How many iterations of an `unrolled` loop the body is copied for. Absent: all. */
      readonly unroll?: number;
      /**
       * How many neighbouring iterations a processor without threads executes together, node by node. The
       * iterations are independent of each other, and the step is 1. Absent: it executes one after the other.
       */
      readonly lanes?: number;
      /** Position in {@link KernelBlocks.stages} of a loop that blocks execute in chunks; its step is 1. */
      readonly stage?: number;
    })
  | (IfNode<KernelNode> & {
      /** `otherwise` does the same in a slower way: whatever the condition is, either may be executed. */
      readonly isShortcut?: true;
    })
  | {
      readonly kind: 'instance';
      readonly statement: string;
      /** Values of the statement's iterators. */
      readonly iterators: readonly IntExpr[];
      /**
       * For each of the statement's accesses, the position of its view in {@link Kernel.views}, or its
       * element of a buffer.
       */
      readonly views: readonly AccessTarget[];
    }
  | {
      /** Moves an element between memory and a thread's buffer. */
      readonly kind: 'copy';
      /** `in`: to the buffer. */
      readonly direction: 'in' | 'out';
      /** Position in {@link Kernel.views}. */
      readonly view: number;
      /** Subscripts of the element in the array. */
      readonly element: readonly IntExpr[];
      readonly target: BufferElement;
      /** The access that the copy stands for: to a box if a block shares its elements. Absent: to memory. */
      readonly of?: StatementAccess;
    }
  | {
      /** Moves a value from one of the thread's buffers to a different one. */
      readonly kind: 'move';
      readonly from: BufferElement;
      readonly to: BufferElement;
    };

/** A view, by its position, or an element of a buffer. */
export type AccessTarget = number | BufferElement;

export interface BufferElement {
  /** Position in {@link Kernel.buffers}. */
  readonly buffer: number;
  /**
   * Over the kernel's variables. Absent: the access's own subscripts, of a buffer that is a copy of the whole
   * array.
   */
  readonly index?: readonly IntExpr[];
  /** Further subscripts, of one of the iterations that are executed together: each has a part of the buffer. */
  readonly part?: readonly IntExpr[];
}
