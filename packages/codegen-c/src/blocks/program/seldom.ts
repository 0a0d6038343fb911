import type { KernelNode } from '@boxflow/ir';
import type { BlockKernel } from '../block-kernel.js';

/** Returns the node in which what is executed if not all iterations are alike has loops that stay loops. */
export function seldomInTurn(node: KernelNode, kernel: BlockKernel): KernelNode {
  if (node.kind !== 'if' || !node.isShortcut) return node;
  return {
    ...node,
    then: node.then.map((one) => seldomInTurn(one, kernel)),
    otherwise: node.otherwise.map((one) => seldom(one, kernel)),
  };
}

/**
 * Returns the node with loops that stay loops, which take fewer registers. Arrays of a thread are only in
 * registers without loops.
 */
export function seldom(node: KernelNode, kernel: BlockKernel): KernelNode {
  if (node.kind !== 'for' || node.run !== 'unrolled' || kernel.buffers.length > 0) return node;
  return { ...node, unroll: 1, body: node.body.map((one) => seldom(one, kernel)) };
}
