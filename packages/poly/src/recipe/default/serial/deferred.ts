import type * as isl from '@boxflow/isl-wasm';
import { estimateSeconds } from '../../../cost/estimate.js';
import { comparison } from '../../../cost/estimate-text.js';
import { type Item, itemsAt } from '../../../tree/items.js';
import { loopName } from '../../../tree/loop-name.js';
import { nodeAt, pathTo } from '../../../tree/path.js';
import type { MappingState } from '../../mapping-state.js';
import { applyAllowed, recipeLine, withReason } from '../../verbs/apply-line.js';
import { areSizesKnown, LEAST_SAVED } from './teams.js';

/** Iterations of a serial loop in a tile: of a triangular system, 32 KiB of doubles, which one processor's cache holds. */
const TILE = 64;
/** How much of the time tiles must leave of the loop in its own order. */
const WORTH_TILES = 0.7;

/**
 * Returns the serial loop at the band in tiles, behind each of which parallel phases do what can wait until then, if that has a better
 * estimate than `mapped`.
 */
export function withDeferred(
  state: MappingState,
  band: isl.ScheduleNode,
  mapped: MappingState,
  mapItems: (state: MappingState, items: readonly Item[]) => MappingState,
): MappingState {
  const { model } = state;
  if (!areSizesKnown(model) || isInTiles(band)) return mapped;
  const path = pathTo(band);
  const inOrder = estimateSeconds(model, nodeAt(mapped.schedule, path));
  if (inOrder < LEAST_SAVED) return mapped;
  const tiled = applyAllowed(state, [recipeLine('defer', [loopName(band), String(TILE)])]);
  if (!tiled) return mapped;
  const candidate = mapItems(tiled, itemsAt(nodeAt(tiled.schedule, path)));
  const seconds = estimateSeconds(model, nodeAt(candidate.schedule, path));
  if (seconds > inOrder * WORTH_TILES || seconds > inOrder - LEAST_SAVED) return mapped;
  const first = state.lines.length;
  return withReason(candidate, first, first + 1, comparison(seconds, inOrder, model.scop.parameters));
}

/** Returns whether the loop is one of those that a line has made of another. */
function isInTiles(band: isl.ScheduleNode): boolean {
  return loopName(band).includes('/');
}
