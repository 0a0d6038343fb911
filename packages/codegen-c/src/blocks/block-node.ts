import type { BufferReads, ForNode, IfNode, IntExpr, KernelNode, SharedBuffer } from '@boxflow/ir';
import type { MatrixProduct } from './matrix-product.js';

/** A node that all threads of a block execute. Conditions and bounds of loops are the same for all of them. */
export type BlockNode =
  | (ForNode<BlockNode> & { readonly run?: 'unrolled' })
  | IfNode<BlockNode>
  /** Each thread executes the nodes by itself. */
  | { readonly kind: 'thread'; readonly nodes: readonly KernelNode[] }
  /** The same for a thread's run of neighbours: `whole` if all of its iterations exist, which reads and writes vectors. */
  | {
      readonly kind: 'run';
      readonly condition: IntExpr;
      readonly whole: readonly KernelNode[];
      readonly otherwise: readonly KernelNode[];
    }
  /** No thread goes on before all have come here. */
  | { readonly kind: 'barrier' }
  /** The nodes, with a value for a variable. */
  | {
      readonly kind: 'let';
      readonly name: string;
      readonly value: IntExpr;
      readonly body: readonly BlockNode[];
    }
  /** Ends a group of copies in the background. */
  | { readonly kind: 'commit' }
  /** A thread waits until at most so many of its groups are still being copied. */
  | { readonly kind: 'wait'; readonly pending: number }
  /** Warps add as many terms as a matrix instruction does to all sums of a tile. */
  | { readonly kind: 'matrix'; readonly product: MatrixProduct }
  /** The threads copy the elements that exist to the buffer; the others become 0, unless the box is written. */
  | (BoxNode & {
      readonly kind: 'fill';
      /** What is copied to a box that the threads also write. */
      readonly reads?: BufferReads;
      /** Which of several chunks the copy is for. Present if it is made in the background. */
      readonly slot?: IntExpr;
    })
  /** Each thread reads its elements of the box that exist to its registers; the others become 0. */
  | (BoxNode & { readonly kind: 'load' })
  /** The threads copy the registers to the buffer. */
  | (BoxNode & { readonly kind: 'store' })
  /** The threads copy the elements that exist from the buffer. */
  | (BoxNode & { readonly kind: 'drain' });

/** A copy between memory and the box in a buffer. */
export interface BoxNode {
  readonly buffer: SharedBuffer;
  /** Position in {@link sharedBuffers}. */
  readonly position: number;
  /** A condition under which all elements of the box exist; `undefined`: there may always be one that does not. */
  readonly whole: IntExpr | undefined;
  /** The part of the buffer's condition for elements to exist that does not hold for all of the box anyway. */
  readonly condition: IntExpr;
}
