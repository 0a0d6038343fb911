import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { declaredArray } from '../../model/declared-array.js';
import { isWrittenIn, readsOfOldValues } from '../../snapshot/old-values.js';
import { withSnapshot } from '../../snapshot/with-snapshot.js';
import { loopName } from '../../tree/loop-name.js';
import { badArguments, misplaced } from '../errors.js';
import { type MappingState, withScop } from '../mapping-state.js';
import { loopArgument, requireArray } from './loop-argument.js';
import { requireNoOrder } from './rewriting.js';

/**
 * `snapshot(S0.i, B)`: reads of `B` in the loop that need values from before it read a copy, which is made before the loop
 *
 *   for i: for j: B[i][j] += B[i + 1][j]   →   B_before = B; for i: for j: B[i][j] += B_before[i + 1][j]
 *
 * Its iterations may then overwrite what others read. Refused if the loop does not write the array, and if all its reads may need values
 * that it has written.
 */
export function snapshot(state: MappingState, line: RecipeLine): MappingState {
  const { model } = state;
  const refuse = (what: string) => misplaced(model, line, what);
  requireNoOrder(state, line);
  const band = loopArgument(state, line, 0);
  const array = line.args[1];
  if (array === undefined || line.args.length !== 2) {
    throw badArguments(model, line, 'snapshot(LOOP, ARRAY)');
  }
  requireArray(state, line, array);
  if (!isWrittenIn(model, band, array)) throw refuse(`the loop does not write ${array}`);
  const rewritten = snapshotOf(state, band, array);
  if (!rewritten) throw refuse(`each read of ${array} in the loop may need a value that the loop writes`);
  return rewritten;
}

/** Returns the state before any line, with the copy; `undefined` if nothing would read it. */
export function snapshotOf(
  state: MappingState,
  band: isl.ScheduleNode,
  name: string,
): MappingState | undefined {
  const { model, dependences } = state;
  const reads = readsOfOldValues(model, dependences, band, name);
  if (reads.length === 0) return undefined;
  const [first] = loopName(band).split('.') as [string];
  const array = declaredArray(model, name);
  return withScop(state, withSnapshot(model.scop, { array, first, depth: band.getScheduleDepth(), reads }));
}
