import {
  type IntExpr,
  type Kernel,
  type KernelBlocks,
  type KernelNode,
  type KernelStage,
  type SharedBuffer,
  variablesOf,
} from '@boxflow/ir';
import { endOf } from '../kernel/sums-in-parts.js';
import type { BlockMapping } from '../language/dialect.js';

/** A kernel that is executed in blocks. */
export type BlockKernel = Kernel & {
  readonly blocks: KernelBlocks & { readonly stages: readonly BlockStage[] };
};

/** A stage as a language with certain features executes it. */
export interface BlockStage extends KernelStage {
  /** Threads read the next chunk to registers while they execute one. */
  readonly held?: true;
}

/** Returns the buffers that a block shares, in the order of stages: their elements are targets after the threads' own buffers. */
export function sharedBuffers({ blocks }: BlockKernel): readonly SharedBuffer[] {
  return blocks.stages.flatMap(({ buffers }) => buffers);
}

/**
 * Returns the buffers of which threads hold the next chunk's elements. Their registers are targets after all
 * other buffers.
 */
export function heldBuffers({ blocks }: BlockKernel): readonly SharedBuffer[] {
  const stages: readonly BlockStage[] = blocks.stages;
  return stages.flatMap(({ held, buffers }) => (held ? buffers.filter(({ out }) => !out) : []));
}

/** Returns how many elements of a box one thread copies, at most. */
export function elementsOfThread({ block }: BlockKernel, { extents }: SharedBuffer): number {
  const product = (sizes: readonly number[]) => sizes.reduce((all, size) => all * size, 1);
  return Math.ceil(product(extents) / product(block));
}

/** Returns the extents of a buffer in memory: of each chunk that has memory of its own, the box. */
export function extentsInMemory({ blocks }: BlockKernel, buffer: SharedBuffer): readonly number[] {
  const slots = buffer.out ? undefined : blocks.stages.find(({ buffers }) => buffers.includes(buffer))?.slots;
  return [...(slots === undefined ? [] : [slots]), ...buffer.extents];
}

/**
 * Returns the kernel with the buffers that its blocks share after those of its threads, and then registers for
 * next chunks.
 */
export function withSharedBuffers(kernel: BlockKernel): BlockKernel {
  const shared = sharedBuffers(kernel).map((buffer) => {
    const { array, element } = kernel.views[buffer.view]!;
    return { name: buffer.name, array, element, extents: extentsInMemory(kernel, buffer) };
  });
  const held = heldBuffers(kernel).map((buffer) => {
    const { array, element } = kernel.views[buffer.view]!;
    return { name: `${buffer.name}_next`, array, element, extents: [elementsOfThread(kernel, buffer)] };
  });
  return { ...kernel, buffers: [...kernel.buffers, ...shared, ...held] };
}

/**
 * Returns whether threads access elements in memory that other threads of the block write there: by themselves, or
 * since it copies boxes of written arrays.
 */
export function sharesMemory(kernel: BlockKernel): boolean {
  if (kernel.blocks.team) return true;
  const written = kernel.views.filter((view) => view.written).map(({ array }) => array);
  return sharedBuffers(kernel).some(({ view }) => written.includes(kernel.views[view]!.array));
}

/** Returns whether the kernel is executed in blocks where a language has them. */
export function isInBlocks(kernel: Kernel): kernel is BlockKernel {
  return kernel.blocks !== undefined;
}

/** Returns whether the value may differ between the threads of a block. */
export function varies({ threads }: Kernel, expr: IntExpr): boolean {
  const names = variablesOf(expr);
  return threads.some(({ iterator }) => names.includes(iterator));
}

/**
 * Returns the kernel with the features of a language: copies in the background, and matrix instructions.
 * Without such copies threads hold the next chunk in registers.
 */
export function withFeatures(
  kernel: BlockKernel,
  { background, matrix }: Pick<BlockMapping, 'background' | 'matrix'>,
): BlockKernel {
  const ahead = (slots: number) => (background ? { slots } : { held: true as const });
  const stages = kernel.blocks.stages.map(({ slots, matrix: byMatrix, ...stage }, position): BlockStage => {
    const isAhead = slots !== undefined && hasEnd(kernel.body, position);
    return {
      ...stage,
      ...(isAhead && ahead(slots)),
      ...(byMatrix && matrix && { matrix: true as const }),
    };
  });
  return { ...kernel, blocks: { ...kernel.blocks, stages } };
}

/** Returns whether the iterations of a loop in chunks are those before some end. */
function hasEnd(nodes: readonly KernelNode[], stage: number): boolean {
  return nodes.every((node) => {
    if (node.kind === 'if') return hasEnd([...node.then, ...node.otherwise], stage);
    if (node.kind !== 'for') return true;
    return (node.stage !== stage || endOf(node) !== undefined) && hasEnd(node.body, stage);
  });
}
