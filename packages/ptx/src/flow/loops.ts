import { type Dominators, dominatorsOf } from './dominators.js';
import type { FlowGraph } from './flow-graph.js';

/** A natural loop: the blocks from which its header can be reached without leaving it. */
export interface Loop {
  readonly header: number;
  readonly blocks: ReadonlySet<number>;
  /** The blocks that jump back to the header. */
  readonly latches: readonly number[];
  /** The header of the closest loop around it. */
  readonly parent?: number;
}

/** Returns the natural loops of a graph, outer ones first. A loop that is entered at several blocks is not among them. */
export function loopsOf(graph: FlowGraph, dominators: Dominators = dominatorsOf(graph)): Loop[] {
  const latches = new Map<number, number[]>();
  graph.blocks.forEach(({ successors }, block) => {
    for (const next of successors) {
      if (dominators.dominates(next, block)) latches.set(next, [...(latches.get(next) ?? []), block]);
    }
  });
  const loops = [...latches].map(([header, own]) => ({
    header,
    latches: own,
    blocks: bodyOf(graph, header, own),
  }));
  loops.sort((a, b) => b.blocks.size - a.blocks.size || a.header - b.header);
  return loops.map((loop, i) => {
    const parent = loops
      .slice(0, i)
      .reverse()
      .find(({ blocks }) => blocks.has(loop.header));
    return { ...loop, ...(parent && { parent: parent.header }) };
  });
}

function bodyOf({ blocks }: FlowGraph, header: number, latches: readonly number[]): Set<number> {
  const body = new Set([header, ...latches]);
  for (const block of body) {
    if (block === header) continue;
    for (const predecessor of blocks[block]!.predecessors) body.add(predecessor);
  }
  return body;
}
