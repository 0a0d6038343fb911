import type { RecipeLine } from '@boxflow/ir';
import { estimateSeconds } from '../../cost/estimate.js';
import { comparison } from '../../cost/estimate-text.js';
import { withinQuota } from '../../model/within-quota.js';
import { isWrittenIn } from '../../snapshot/old-values.js';
import { type Item, itemsAt } from '../../tree/items.js';
import { findLoop } from '../../tree/loop-name.js';
import { parallelismWithCopies } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { recipeLine, withReason } from '../verbs/apply-line.js';
import { snapshotOf } from '../verbs/snapshot.js';

/** How much faster a mapping with copies of whole arrays must be by the estimate. */
const WORTH_COPYING = 0.7;

/** Bound on isl's operations for the copies and the mapping; where it runs out there are no copies. */
const SNAPSHOT_OPERATIONS = 2_000_000;

/** Maps all loops that are there. */
type MapAll = (state: MappingState) => MappingState;

/**
 * Returns the mapping of the SCoP with copies of arrays that outermost loops overwrite, if these loops are parallel with them and the
 * mapping is clearly faster by the estimate. Otherwise `without`, which is `state` after its mapping.
 */
export function withSnapshots(state: MappingState, without: MappingState, mapAll: MapAll): MappingState {
  const found = withinQuota(state.model.ctx, () => mappedWithCopies(state, mapAll), SNAPSHOT_OPERATIONS);
  if (!found) return without;
  const seconds = secondsOf(without);
  if (found.seconds > WORTH_COPYING * seconds) return without;
  const reason = `iterations overwrite what others read; the region takes ${comparison(found.seconds, seconds, state.model.scop.parameters)}`;
  return withReason(found.mapped, 0, found.copies, reason);
}

/** Returns `undefined` if no copy makes a loop parallel. */
function mappedWithCopies(
  state: MappingState,
  mapAll: MapAll,
): { readonly mapped: MappingState; readonly seconds: number; readonly copies: number } | undefined {
  const copied = itemsAt(state.schedule.getRoot()).reduce(withCopiesFor, state);
  if (copied === state) return undefined;
  const mapped = mapAll(copied);
  return { mapped, seconds: secondsOf(mapped), copies: copied.lines.length };
}

function secondsOf(state: MappingState): number {
  return estimateSeconds(state.model, state.schedule.getRoot());
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

/** Returns whether no value goes from one iteration of the loop to a different one, but not all may run at the same time. */
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
