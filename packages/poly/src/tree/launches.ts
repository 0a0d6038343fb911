import type * as isl from '@boxflow/isl-wasm';
import { insertMark, type Mark, markOf } from './marks.js';

/** Returns the launch marks at or below the node. */
export function launchesIn(root: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const found: isl.ScheduleNode[] = [];
  root.foreachDescendantTopDown((node) => {
    if (isLaunch(node)) found.push(node);
    return !isLaunch(node);
  });
  return found;
}

/** Adds a mark below the marks of some launches of a tree, and returns its root. */
export function withMarkBelow(
  root: isl.ScheduleNode,
  launches: readonly isl.ScheduleNode[],
  mark: Mark,
): isl.ScheduleNode {
  return root.mapDescendantBottomUp((node) => {
    const isOne = isLaunch(node) && launches.some((launch) => launch.getDomain().isEqual(node.getDomain()));
    return isOne ? insertMark(node.child(0), mark).parent() : node;
  });
}

function isLaunch(node: isl.ScheduleNode): boolean {
  return markOf(node)?.kind === 'launch';
}
