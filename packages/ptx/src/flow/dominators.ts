import type { FlowGraph } from './flow-graph.js';

/** What dominates the blocks of a graph. */
export interface Dominators {
  /** The closest block that every path to a block goes through; undefined for the entry. */
  readonly immediate: readonly (number | undefined)[];
  /** Returns whether every path to `b` goes through `a`. A block dominates itself. */
  readonly dominates: (a: number, b: number) => boolean;
  /** For each block, where its dominance ends: blocks that it does not strictly dominate, but a predecessor of which it does. */
  readonly frontiers: readonly ReadonlySet<number>[];
}

/** Finds dominators by iteration over the reverse postorder (Cooper, Harvey and Kennedy). */
export function dominatorsOf({ blocks }: Pick<FlowGraph, 'blocks'>): Dominators {
  const order = reversePostorder(blocks);
  const rank = new Map(order.map((block, i) => [block, i]));
  const immediate: (number | undefined)[] = blocks.map(() => undefined);
  immediate[0] = 0;
  const common = (a: number, b: number): number => {
    let [x, y] = [a, b];
    while (x !== y) {
      if (rank.get(x)! > rank.get(y)!) x = immediate[x]!;
      else y = immediate[y]!;
    }
    return x;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const block of order.slice(1)) {
      const known = blocks[block]!.predecessors.filter((one) => immediate[one] !== undefined);
      const closest = known.reduce(common);
      changed ||= immediate[block] !== closest;
      immediate[block] = closest;
    }
  }
  immediate[0] = undefined;
  return { immediate, dominates: dominatesIn(immediate), frontiers: frontiersOf(blocks, immediate) };
}

function dominatesIn(immediate: readonly (number | undefined)[]) {
  return (a: number, b: number): boolean => {
    for (let block: number | undefined = b; block !== undefined; block = immediate[block]) {
      if (block === a) return true;
    }
    return false;
  };
}

function frontiersOf(blocks: FlowGraph['blocks'], immediate: readonly (number | undefined)[]): Set<number>[] {
  const frontiers = blocks.map(() => new Set<number>());
  blocks.forEach(({ predecessors }, block) => {
    // The entry has no immediate dominator, so a loop back to it ends there.
    for (const predecessor of predecessors) {
      let runner: number | undefined = predecessor;
      while (runner !== undefined && runner !== immediate[block]) {
        frontiers[runner]!.add(block);
        runner = immediate[runner];
      }
    }
  });
  return frontiers;
}

/** Returns the blocks such that each comes before its successors, except along loops. */
export function reversePostorder(blocks: FlowGraph['blocks']): number[] {
  const order: number[] = [];
  const seen = new Set([0]);
  const stack = [{ block: 0, next: 0 }];
  while (stack.length > 0) {
    const top = stack.at(-1)!;
    const successor = blocks[top.block]!.successors[top.next++];
    if (successor === undefined) order.push(stack.pop()!.block);
    else if (!seen.has(successor)) {
      seen.add(successor);
      stack.push({ block: successor, next: 0 });
    }
  }
  return order.reverse();
}
