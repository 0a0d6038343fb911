import type { KernelBlocks } from './kernel-ir.js';

/** Returns the variables that a kernel has if blocks of threads execute it, and only then. */
export function blockVariables(blocks: KernelBlocks | undefined): readonly string[] {
  if (!blocks) return [];
  const { tile, stages } = blocks;
  const ofStages = stages.flatMap(({ first, buffers }) => [
    first,
    ...buffers.flatMap(({ element }) => element),
  ]);
  return [...tile.map(({ first }) => first), ...ofStages];
}
