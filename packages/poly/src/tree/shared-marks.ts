import type * as isl from '@boxflow/isl-wasm';
import { childCount } from './loop-name.js';
import { type Mark, markOf } from './marks.js';

export type SharedMark = Mark & { readonly kind: 'shared' };

/** A node of the tree with the mark of a loop in chunks. */
export interface MarkedShared {
  readonly node: isl.ScheduleNode;
  readonly mark: SharedMark;
}

/** Returns the marks of loops in chunks at or below the node. */
export function sharedMarks(node: isl.ScheduleNode): readonly MarkedShared[] {
  const mark = markOf(node);
  const below = Array.from({ length: childCount(node) }, (_, i) => sharedMarks(node.child(i)));
  return [...(mark?.kind === 'shared' ? [{ node, mark }] : []), ...below.flat()];
}

/** Returns the mark of the loop in chunks that is at or around the node; `undefined` if there is none. */
export function sharedMarkAround(node: isl.ScheduleNode): MarkedShared | undefined {
  const mark = markOf(node);
  if (mark?.kind === 'shared') return { node, mark };
  return node.hasParent() ? sharedMarkAround(node.parent()) : undefined;
}
