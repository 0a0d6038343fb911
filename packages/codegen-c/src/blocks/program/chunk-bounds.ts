import { apply, type IntExpr, type KernelNode, type KernelStage, substitute, variable } from '@boxflow/ir';
import type { BlockKernel } from '../block-kernel.js';

export type ForKernelNode = KernelNode & { readonly kind: 'for' };

/** Returns the condition of a loop for a value of its iterator. */
export function atIteration({ iterator, condition }: ForKernelNode, value: IntExpr): IntExpr {
  return substitute(condition, new Map([[iterator, value]]));
}

/** Returns the first iteration of the loop that a thread of the block has. */
export function startOf({ init }: ForKernelNode, { range }: KernelStage): IntExpr {
  return range?.least ?? init;
}

/** Returns the condition under which a thread of the block has an iteration at or after the value. */
export function isReached(node: ForKernelNode, { range }: KernelStage, value: IntExpr): IntExpr {
  return range ? apply('le', value, range.greatest) : atIteration(node, value);
}

/**
 * Returns a loop that has the same iterations in all threads of the block, by bounds that are the same for
 * all: those of the tile's first iteration, which exists. Threads without iterations have other values.
 */
export function sameForAll({ threads, blocks }: BlockKernel, node: ForKernelNode): ForKernelNode {
  const first = new Map(threads.map(({ iterator }, d) => [iterator, variable(blocks.tile[d]!.first)]));
  return { ...node, init: substitute(node.init, first), condition: substitute(node.condition, first) };
}
