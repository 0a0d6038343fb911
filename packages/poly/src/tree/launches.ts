import type * as isl from '@boxflow/isl-wasm';
import { insertMark, type Mark, markOf } from './marks.js';

/** Returns the launch marks at or below the node. */
export function launchesIn(root: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  return marksIn(root, ['launch']);
}

/** Returns the marks of launches and of phases of one instance at or below the node. */
export function kernelsIn(root: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  return marksIn(root, ['launch', 'single']);
}

function marksIn(root: isl.ScheduleNode, kinds: readonly Mark['kind'][]): readonly isl.ScheduleNode[] {
  const found: isl.ScheduleNode[] = [];
  root.foreachDescendantTopDown((node) => {
    const mark = markOf(node);
    const isOne = mark !== undefined && kinds.includes(mark.kind);
    if (isOne) found.push(node);
    return !isOne;
  });
  return found;
}

/** Adds a mark below the marks of some launches or phases of one instance of a tree, and returns its root. */
export function withMarkBelow(
  root: isl.ScheduleNode,
  launches: readonly isl.ScheduleNode[],
  mark: Mark,
): isl.ScheduleNode {
  return root.mapDescendantBottomUp((node) => {
    const isOne =
      isOneKernel(node) && launches.some((launch) => launch.getDomain().isEqual(node.getDomain()));
    return isOne ? insertMark(node.child(0), mark).parent() : node;
  });
}

function isOneKernel(node: isl.ScheduleNode): boolean {
  const kind = markOf(node)?.kind;
  return kind === 'launch' || kind === 'single';
}
