import * as isl from '@boxflow/isl-wasm';
import { childCount, loopName } from './loop-name.js';

/**
 * What a loop body consists of, in order: loops, and statements outside any further loop. Of statements whose order is free,
 * which isl's scheduler leaves in one leaf, the first stands for all.
 */
export type Item =
  | { readonly kind: 'loop'; readonly name: string; readonly node: isl.ScheduleNode }
  | { readonly kind: 'statement'; readonly name: string; readonly node: isl.ScheduleNode };

/** Returns the outermost loops and statements at or below `node`. */
export function itemsAt(node: isl.ScheduleNode): Item[] {
  switch (node.getType()) {
    case isl.ScheduleNodeType.Band:
      return [{ kind: 'loop', name: loopName(node), node }];
    case isl.ScheduleNodeType.Leaf:
      return tupleNames(node.getDomain())
        .slice(0, 1)
        .map((name) => ({ kind: 'statement', name, node }));
    default: {
      const items: Item[] = [];
      for (let i = 0; i < childCount(node); i++) items.push(...itemsAt(node.child(i)));
      return items;
    }
  }
}

/** Names of the tuples in a union set, sorted. */
export function tupleNames(set: isl.UnionSet): string[] {
  const names: string[] = [];
  set.foreachSet((one) => {
    names.push(one.getTupleName() ?? '');
  });
  return names.sort();
}
