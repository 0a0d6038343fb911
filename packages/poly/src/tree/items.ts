import * as isl from '@boxflow/isl-wasm';
import { childCount, loopName } from './loop-name.js';

/**
 * An item of a loop's body: a loop, or a statement outside any further loop. isl's scheduler leaves
 * statements whose order is free in one leaf; the first of them stands for all.
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

/** Returns the loops of a loop body, in order. */
export function loopsAt(node: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  return itemsAt(node).flatMap((item) => (item.kind === 'loop' ? [item.node] : []));
}

/** Names of the tuples in a union set, sorted. */
export function tupleNames(set: isl.UnionSet): string[] {
  const names: string[] = [];
  set.foreachSet((one) => {
    names.push(one.getTupleName() ?? '');
  });
  return names.sort();
}
