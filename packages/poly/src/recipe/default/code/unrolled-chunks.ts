import { expressionsIn, type RecipeLine } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { tupleNames } from '../../../tree/items.js';
import { childCount, findLoop } from '../../../tree/loop-name.js';
import type { MappingState } from '../../mapping-state.js';
import { recipeLine } from '../../verbs/apply-line.js';
import { isLongOperation } from './long-operations.js';

/**
 * Iterations of a chunk for which a compiler copies the body, at most. A sum waits 4 ns for each addition on
 * an H200; nvcc copies four by itself, and then waits as long again for what they read.
 */
const MOST_UNROLLED = 16;
/** Operations in all copies of a body, at most: copies of long bodies gain nothing, and take registers. */
const MOST_OPERATIONS = 512;
/** The number of operations as which a division or a call counts. */
const LONG_OPERATION = 32;

/** Returns the `unroll` line of a loop in chunks of so many iterations: for a power of two of them, or for all. */
export function unrolledChunks(state: MappingState, loop: string, chunk: number): RecipeLine {
  const band = findLoop(state.schedule, loop)!;
  const names = new Set(directlyIn(band.child(0)));
  const operations = state.model.statements
    .filter(({ statement }) => names.has(statement.name))
    .flatMap(({ statement }) => expressionsIn(statement))
    .reduce((sum, one) => sum + (isLongOperation(one) ? LONG_OPERATION : 1), 0);
  let count = MOST_UNROLLED;
  while (count > 1 && count * operations > MOST_OPERATIONS) count /= 2;
  const copies = chunk > count ? String(count) : 'full';
  const reason = `a thread reads for ${Math.min(chunk, count)} iterations at a time`;
  const limit = count < MOST_UNROLLED ? `, since they have ${operations} operations each` : '';
  return recipeLine('unroll', [loop, copies, 'blocks'], `${reason}${limit}`);
}

/** Returns the statements at or below a node that are in no further loop. */
function directlyIn(node: isl.ScheduleNode): readonly string[] {
  const type = node.getType();
  if (type === isl.ScheduleNodeType.Band) return [];
  if (type === isl.ScheduleNodeType.Leaf) return tupleNames(node.getDomain());
  return Array.from({ length: childCount(node) }, (_, i) => directlyIn(node.child(i))).flat();
}
