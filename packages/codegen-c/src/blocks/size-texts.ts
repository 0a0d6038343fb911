import type { SharedBuffer } from '@boxflow/ir';
import { intText } from '../expressions/int-text.js';
import type { KernelScope } from '../names/kernel-scope.js';
import { chunkSize, threadsAlong } from '../names/named-sizes.js';
import type { BlockKernel } from './block-kernel.js';
import type { BlockNode } from './block-node.js';
import { volumeOf } from './box-accesses.js';

/** Returns the number of a block's threads by the names of sizes. */
export function threadsText(kernel: BlockKernel, scope: KernelScope): string {
  return intText(volumeOf(kernel.block.map((_, d) => threadsAlong(kernel, d))), scope);
}

/** Returns the step of a loop, by the name of a chunk's size if it is over chunks. */
export function stepText(
  kernel: BlockKernel,
  { iterator, step }: BlockNode & { kind: 'for' },
  scope: KernelScope,
): string {
  const stage = kernel.blocks.stages.find(({ first, chunk }) => first === iterator && chunk === step);
  return stage ? intText(chunkSize(kernel, stage), scope) : String(step);
}

/** Returns how many elements a box has. */
export function volumeIn({ extents }: SharedBuffer): number {
  return extents.reduce((product, extent) => product * extent, 1);
}

/** Returns the list with a new last item. */
export function withLast<T>(list: readonly T[], change: (last: T) => T): readonly T[] {
  return list.map((one, i) => (i === list.length - 1 ? change(one) : one));
}
