import type * as isl from '@boxflow/isl-wasm';
import { estimateSeconds } from '../../../cost/estimate.js';
import { comparison } from '../../../cost/estimate-text.js';
import { loopCounts } from '../../../cost/loop-counts.js';
import { nominalSizes } from '../../../cost/nominal-sizes.js';
import type { ScopModel } from '../../../model/scop-model.js';
import { loopName } from '../../../tree/loop-name.js';
import { nodeAt, pathTo } from '../../../tree/path.js';
import type { MappingState } from '../../mapping-state.js';
import { parallelNests } from '../../parallel-nests.js';
import { applyLine, recipeLine } from '../../verbs/apply-line.js';
import { MOST_TEAM_THREADS } from '../../verbs/serial-loops/team.js';
import { amount } from '../reasons/figures.js';

/** How much of the time one block must leave of many launches: it also leaves other devices and processors without work. */
const WORTH_ONE_BLOCK = 0.5;
/** Seconds that it may take at most: a launch cannot be interrupted, and shows no progress. */
const MOST_SECONDS = 0.1;
/** Seconds that it must save at least. */
const LEAST_SAVED = 5e-3;
const WARP_THREADS = 32;

/** Returns whether the program says how large everything is. */
function areSizesKnown({ scop }: ScopModel): boolean {
  return scop.parameters.every(({ value }) => value !== undefined);
}

/**
 * Returns the serial loop at the band as one launch of one block, whose threads share the parallel loops inside, if that has a better
 * estimate than `mapped`, which has launches in every iteration. Sizes must be known: what many launches lose to one block is so much
 * an iteration, but there is no limit to what one block loses to all of a device.
 */
export function withTeams(state: MappingState, band: isl.ScheduleNode, mapped: MappingState): MappingState {
  const { model } = state;
  if (!areSizesKnown(model)) return mapped;
  const path = pathTo(band);
  const launches = estimateSeconds(model, nodeAt(mapped.schedule, path));
  if (launches < LEAST_SAVED) return mapped;
  const shared = parallelNests(state, band).flatMap(([loop]) => loop ?? []);
  if (shared.length === 0) return mapped;
  const one = withLines(state, band, shared, undefined);
  const seconds = estimateSeconds(model, nodeAt(one.schedule, path));
  if (seconds > launches * WORTH_ONE_BLOCK || seconds > launches - LEAST_SAVED) return mapped;
  if (seconds > MOST_SECONDS) return mapped;
  const times = comparison(seconds, launches, model.scop.parameters);
  return withLines(state, band, shared, `one launch instead of one in each iteration: ${times}`);
}

function withLines(
  state: MappingState,
  band: isl.ScheduleNode,
  shared: readonly isl.ScheduleNode[],
  reason: string | undefined,
): MappingState {
  const longest = longestOf(state.model, shared);
  const threads = threadsFor(longest);
  const shares = `threads of the block share its iterations, up to ${amount(longest)}`;
  const lines = shared.map((loop) => recipeLine('team', [loopName(loop), String(threads)], shares));
  return [recipeLine('single', [loopName(band)], reason), ...lines].reduce(applyLine, state);
}

/** Returns how many iterations the longest of the loops has. */
function longestOf(model: ScopModel, loops: readonly isl.ScheduleNode[]): number {
  const sizes = nominalSizes(model);
  return Math.ceil(Math.max(...loops.map((loop) => loopCounts(loop, sizes).iterations)));
}

/** Returns enough threads for so many iterations: barriers take longer with more of them. */
function threadsFor(longest: number): number {
  let threads = WARP_THREADS;
  while (threads < Math.min(longest, MOST_TEAM_THREADS)) threads *= 2;
  return threads;
}
