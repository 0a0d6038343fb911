import * as isl from '@boxflow/isl-wasm';
import { AXES, type Axis, insertMark, markOf } from './marks.js';

/** CUDA and OpenCL have three grid dimensions. */
export const MAX_THREAD_DIMENSIONS = AXES.length;

/**
 * Makes threads of the iterations of a launch's outermost loops, as many loops as there are block sizes, and
 * of no other loops. `launch` is the mark; returns it.
 */
export function withThreads(launch: isl.ScheduleNode, sizes: readonly number[]): isl.ScheduleNode {
  return mark(launch.child(0), sizes).parent();
}

/** Returns the node that then is in the place of `node`. */
function mark(node: isl.ScheduleNode, sizes: readonly number[]): isl.ScheduleNode {
  if (node.getType() === isl.ScheduleNodeType.Mark) {
    return markOf(node)?.kind === 'thread'
      ? mark(node.delete_(), sizes)
      : mark(node.child(0), sizes).parent();
  }
  const [size, ...rest] = sizes;
  if (node.getType() !== isl.ScheduleNodeType.Band) return node;
  const inner = mark(node.child(0), rest).parent();
  if (size === undefined) return inner;
  return insertMark(inner, { kind: 'thread', axis: AXES[rest.length] as Axis, size });
}
