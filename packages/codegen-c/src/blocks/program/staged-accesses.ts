import {
  type AccessTarget,
  apply,
  type IntExpr,
  type KernelNode,
  type KernelStage,
  type SharedBuffer,
} from '@boxflow/ir';
import { type BlockKernel, sharedBuffers } from '../block-kernel.js';
import { boxIndex, boxOf } from '../box-accesses.js';

/** Returns the node with the accesses that go to the stage's buffers. */
export function staged(
  kernel: BlockKernel,
  node: KernelNode,
  stage: KernelStage,
  slot: IntExpr | undefined,
): KernelNode {
  const inside = (nodes: readonly KernelNode[]) => nodes.map((one) => staged(kernel, one, stage, slot));
  switch (node.kind) {
    case 'for':
      return { ...node, body: inside(node.body) };
    case 'if':
      return { ...node, then: inside(node.then), otherwise: inside(node.otherwise) };
    case 'move':
      return node;
    case 'copy':
      return stagedCopy(kernel, node, stage, slot);
    case 'instance':
      return {
        ...node,
        views: node.views.map((target, access) => stagedTarget(kernel, node, access, target, stage, slot)),
      };
  }
}

/** Returns a copy from or to memory as a move from or to the box that the element is in. */
function stagedCopy(
  kernel: BlockKernel,
  node: KernelNode & { kind: 'copy' },
  { buffers }: KernelStage,
  slot: IntExpr | undefined,
): KernelNode {
  const box = node.of && boxOf(buffers, node.of.statement, node.of.position);
  if (!box) return node;
  const inBox = node.element.map((one, d) => apply('sub', one, box.origin[d]!));
  const shared = { buffer: positionOf(kernel, box), index: [...(slot && !box.out ? [slot] : []), ...inBox] };
  return node.direction === 'in'
    ? { kind: 'move', from: shared, to: node.target }
    : { kind: 'move', from: node.target, to: shared };
}

function positionOf(kernel: BlockKernel, box: SharedBuffer): number {
  return kernel.buffers.length + sharedBuffers(kernel).indexOf(box);
}

function stagedTarget(
  kernel: BlockKernel,
  { statement: name, iterators }: KernelNode & { kind: 'instance' },
  access: number,
  target: AccessTarget,
  { buffers }: KernelStage,
  slot: IntExpr | undefined,
): AccessTarget {
  const box = typeof target === 'number' ? boxOf(buffers, name, access) : undefined;
  if (!box) return target;
  const inBox = boxIndex(kernel.statements[name]!, access, iterators, box);
  const index = [...(slot && !box.out ? [slot] : []), ...inBox];
  return { buffer: positionOf(kernel, box), index };
}
