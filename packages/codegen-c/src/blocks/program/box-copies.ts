import {
  apply,
  type IntExpr,
  int,
  type KernelStage,
  printIntExpr,
  type SharedBuffer,
  simplifyIntExpr,
  substitute,
} from '@boxflow/ir';
import { boxExtents } from '../../names/named-sizes.js';
import { type BlockKernel, sharedBuffers } from '../block-kernel.js';
import type { BlockNode, BoxNode } from '../block-node.js';
import { everywhere, type Ranges } from '../over-ranges.js';
import { conjunction, conjuncts } from './conditions.js';

/** Returns the copies of what a chunk reads to boxes. */
export function fillsOf(kernel: BlockKernel, { buffers }: KernelStage, slot?: IntExpr): readonly BlockNode[] {
  return buffers.flatMap((buffer): readonly BlockNode[] => {
    if (!buffer.out)
      return [{ kind: 'fill', ...(slot && { slot }), ...boxNode(kernel, buffer, buffer.condition) }];
    const { before = [] } = buffer;
    return before.map((reads) => ({ kind: 'fill', reads, ...boxNode(kernel, buffer, reads.condition) }));
  });
}

/** Returns the copies to memory of what the threads have written to boxes, once all of them have. */
export function drainsOf(kernel: BlockKernel, { buffers }: KernelStage): readonly BlockNode[] {
  const written = buffers.filter(({ out }) => out);
  if (written.length === 0) return [];
  return [
    { kind: 'barrier' },
    ...written.map((buffer): BlockNode => ({ kind: 'drain', ...boxNode(kernel, buffer, buffer.condition) })),
  ];
}

/** Returns what copies know of a box. `condition`: which of its elements are copied; `undefined`: all. */
export function boxNode(kernel: BlockKernel, buffer: SharedBuffer, condition: IntExpr | undefined): BoxNode {
  const rangesFor = (extents: readonly IntExpr[]): Ranges =>
    new Map(
      buffer.element.map((name, d) => {
        const least = buffer.origin[d]!;
        return [name, { least, greatest: apply('add', least, apply('sub', extents[d]!, int(1))) }];
      }),
    );
  const ranges = rangesFor(buffer.extents.map(int));
  const only = new Map(
    buffer.element.flatMap((name, d) => (buffer.extents[d] === 1 ? [[name, buffer.origin[d]!]] : [])),
  );
  const conditions = conjuncts(condition)
    .map((one) => simplifyIntExpr(substitute(one, only)))
    .filter((one) => {
      const whole = everywhere(one, ranges);
      return whole === undefined || printIntExpr(simplifyIntExpr(whole)) !== '1';
    });
  return {
    buffer,
    position: sharedBuffers(kernel).indexOf(buffer),
    whole: everywhere(conjunction(conditions), rangesFor(boxExtents(buffer))),
    condition: conjunction(conditions),
  };
}
