import type * as isl from '@boxflow/isl-wasm';
import { childCount } from './loop-name.js';
import { belowMarks, type Mark, markOf } from './marks.js';

/** A loop of a phase of one instance whose iterations the threads of one block share. */
export interface TeamLoop {
  readonly band: isl.ScheduleNode;
  readonly mark: Mark & { readonly kind: 'team' };
}

/** Returns such loops at or below the node, in order. */
export function teamLoops(node: isl.ScheduleNode): readonly TeamLoop[] {
  const mark = markOf(node);
  if (mark?.kind === 'team') return [{ band: belowMarks(node), mark }];
  return Array.from({ length: childCount(node) }, (_, i) => teamLoops(node.child(i))).flat();
}

/** Returns how many threads share the loops at or below the node; `undefined` if there are none. */
export function teamThreads(node: isl.ScheduleNode): number | undefined {
  return teamLoops(node)[0]?.mark.threads;
}
