import { readNames, writtenNames } from '../flow/effects.js';
import type { FlowGraph } from '../flow/flow-graph.js';

/** Returns the registers whose values may be read when a block begins, for each block. */
export function liveRegisters({ blocks }: FlowGraph, isRegister: (name: string) => boolean): Set<string>[] {
  const exposed = blocks.map(() => new Set<string>());
  const killed = blocks.map(() => new Set<string>());
  blocks.forEach(({ statements }, i) => {
    for (const { statement } of statements) {
      for (const name of readNames(statement))
        if (!killed[i]!.has(name) && isRegister(name)) exposed[i]!.add(name);
      for (const name of writtenNames(statement)) {
        // A guarded write may leave the old value.
        if (statement.guard === undefined) killed[i]!.add(name);
        else if (!killed[i]!.has(name) && isRegister(name)) exposed[i]!.add(name);
      }
    }
  });
  const live = exposed.map((names) => new Set(names));
  const pending = new Set(blocks.map((_, i) => i).reverse());
  for (const block of pending) {
    pending.delete(block);
    for (const predecessor of blocks[block]!.predecessors) {
      const before = live[predecessor]!.size;
      for (const name of live[block]!) if (!killed[predecessor]!.has(name)) live[predecessor]!.add(name);
      if (live[predecessor]!.size > before) pending.add(predecessor);
    }
  }
  return live;
}
