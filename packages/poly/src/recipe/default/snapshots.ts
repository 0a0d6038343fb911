import type { RecipeLine } from '@boxflow/ir';
import { isWrittenIn } from '../../snapshot/old-values.js';
import { type Item, itemsAt } from '../../tree/items.js';
import { findLoop } from '../../tree/loop-name.js';
import { parallelismWithCopies } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { recipeLine } from '../verbs/apply-line.js';
import { snapshotOf } from '../verbs/snapshot.js';
import { type MapAll, withRewriting } from './rewritten.js';

/**
 * Returns the mapping of the SCoP with copies of arrays that outermost loops overwrite, if these loops are
 * parallel with them and the mapping is clearly faster by the estimate. Otherwise `without`, which is a
 * mapping of `state`.
 */
export function withSnapshots(state: MappingState, without: MappingState, mapAll: MapAll): MappingState {
  const why = 'iterations overwrite what others read';
  return withRewriting(state, without, withCopies, mapAll, why);
}

function withCopies(state: MappingState): MappingState {
  return itemsAt(state.schedule.getRoot()).reduce(withCopiesFor, state);
}

/** Returns the state in which the loop reads copies, if it is then parallel; otherwise the same state. */
function withCopiesFor(state: MappingState, item: Item): MappingState {
  if (item.kind !== 'loop' || !hasOnlyOrder(state, item.name)) return state;
  let copied = state;
  for (const { name } of state.model.scop.arrays) {
    copied = withCopyOf(copied, item.name, name) ?? copied;
    if (copied !== state && !obstacleOf(copied, item.name)) return copied;
  }
  return state;
}

/**
 * Returns whether no value goes from one iteration of the loop to a different one, but not all may run at the
 * same time.
 */
function hasOnlyOrder(state: MappingState, name: string): boolean {
  return obstacleOf(state, name)?.intersect(state.dependences.flow).isEmpty() ?? false;
}

function obstacleOf(state: MappingState, name: string) {
  const band = findLoop(state.schedule, name);
  return band && parallelismWithCopies(state, band).obstacle;
}

function withCopyOf(state: MappingState, loop: string, array: string): MappingState | undefined {
  const band = findLoop(state.schedule, loop);
  if (!band || !isWrittenIn(state.model, band, array)) return undefined;
  const copied = snapshotOf(state, band, array);
  const line: RecipeLine = recipeLine('snapshot', [loop, array]);
  return copied && { ...copied, lines: [...state.lines, line] };
}
