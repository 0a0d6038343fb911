import * as isl from '@boxflow/isl-wasm';
import { iteratorOf, loopName } from '../../../tree/loop-name.js';

/** Returns the iterator of the innermost loop around a node; `undefined` if there is none. */
export function serialAround(node: isl.ScheduleNode): string | undefined {
  if (!node.hasParent()) return undefined;
  const parent = node.parent();
  return parent.getType() === isl.ScheduleNodeType.Band ? iteratorOf(loopName(parent)) : serialAround(parent);
}
