import { withBegunSums } from './begun-sums.js';
import type { BlockKernel } from './block-kernel.js';
import type { BlockNode } from './block-node.js';
import { everywhere } from './over-ranges.js';
import { boundConditions, conjunction, pathConditions } from './program/conditions.js';
import { namedTileRanges } from './program/iteration-ranges.js';
import { TileNodes } from './program/tile-nodes.js';
import { teamProgram } from './team-program.js';

/**
 * Returns what a block executes for the tile at its `first` variables. Thread iterators are the first of a
 * thread's iterations.
 *
 *   for chunks of k: { barrier; fill A_box, B_box; barrier; if (the tile is whole) for k: all points else … }
 *
 * With memory for two chunks or more, these are copied ahead:
 *
 *   for steps: { wait; barrier; begin to fill the boxes of a later chunk; execute this chunk }
 *
 * Languages without copies in the background have registers for the next chunk:
 *
 *   load the first chunk; for steps: { store A_box, B_box; barrier; load the next chunk; execute this chunk; barrier }
 *
 * Boxes that threads write are copied to memory after each chunk: `barrier; drain A_box`. What else a chunk
 * reads of them is copied there before it.
 *
 * Wherever threads access memory, there is code for whole tiles, and code with conditions. Without copies in
 * the background, no barrier is in a branch of a condition. A barrier follows each loop that has some: compilers
 * then cannot join the code after the loop with its condition. PoCL 3.1 compiles a branch wrongly if it has
 * barriers and code after them, even if all threads take it.
 */
export function blockProgram(kernel: BlockKernel): readonly BlockNode[] {
  const nodes = withoutDoubleBarriers(kernel.blocks.team ? teamProgram(kernel) : tileProgram(kernel));
  const isLast = kernel.threads.length === 1 && nodes.at(-1)?.kind === 'barrier';
  return isLast ? nodes.slice(0, -1) : nodes;
}

function tileProgram(kernel: BlockKernel): readonly BlockNode[] {
  const body = withBegunSums(kernel, kernel.body);
  const inPath = pathConditions(kernel, body);
  const whole = everywhere(conjunction([...boundConditions(kernel), ...inPath]), namedTileRanges(kernel));
  return new TileNodes(kernel, whole).nodes(body, boundConditions(kernel));
}

/** Returns the nodes without barriers that directly follow one. */
function withoutDoubleBarriers(nodes: readonly BlockNode[]): readonly BlockNode[] {
  return nodes
    .filter(({ kind }, i) => kind !== 'barrier' || nodes[i - 1]?.kind !== 'barrier')
    .map((node) => (node.kind === 'for' ? { ...node, body: withoutDoubleBarriers(node.body) } : node));
}
