import type * as isl from '@boxflow/isl-wasm';

/**
 * Positions of the children from the root down to a node: it leads to the same place after changes below or
 * beside it.
 */
export type TreePath = readonly number[];

export function pathTo(node: isl.ScheduleNode): TreePath {
  const path: number[] = [];
  for (let current = node; current.hasParent(); current = current.parent()) {
    path.unshift(current.getChildPosition());
  }
  return path;
}

export function nodeAt(schedule: isl.Schedule, path: TreePath): isl.ScheduleNode {
  return path.reduce((node, position) => node.child(position), schedule.getRoot());
}
