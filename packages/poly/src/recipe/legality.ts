import type * as isl from '@boxflow/isl-wasm';
import { isFreeCopy, threadExtents } from '../model/maybe-private.js';
import { isAccessedBy } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { carriedDependences } from '../tree/local-dependences.js';
import { privateArrays } from '../tree/marks.js';
import type { MappingState } from './mapping-state.js';
import { whyNotPrivate } from './privacy.js';

/** Legality questions answer with the dependences that stand in the way; `undefined` means: go ahead. */
export type Obstacle = isl.UnionMap | undefined;

/**
 * May all iterations of the loop run at the same time, for fixed values of the loops around it? With the copies of
 * arrays that the schedule tree gives them.
 */
export function whyNotParallel(state: MappingState, band: isl.ScheduleNode): Obstacle {
  return parallelism(state, band, () => false).obstacle;
}

/** The obstacle to a parallel loop, and the copies that remove others. */
export interface Parallelism {
  readonly obstacle: Obstacle;
  /** Arrays of which iterations need copies of their own, beside those that they have, to be parallel. */
  readonly privatized: readonly string[];
}

/** Returns the parallelism if iterations may also be given more copies. */
export function parallelismWithCopies(state: MappingState, band: isl.ScheduleNode): Parallelism {
  return parallelism(state, band, (array) => canPrivatize(state, band, array));
}

/** Returns whether iterations may have copies of the array, and threads have room for them. */
export function canPrivatize(state: MappingState, band: isl.ScheduleNode, name: string): boolean {
  const array = state.model.scop.arrays.find((candidate) => candidate.name === name);
  const hasRoom = state.copies === 'free' ? isFreeCopy : threadExtents;
  return array !== undefined && Boolean(hasRoom(state.model, array)) && !whyNotPrivate(state, band, name);
}

function parallelism(
  state: MappingState,
  band: isl.ScheduleNode,
  maybeCopied: (array: string) => boolean,
): Parallelism {
  const { shared, privatizable } = state.dependences;
  const copied = privateArrays(band);
  const privatized: string[] = [];
  let obstacle = carriedDependences(band, shared);
  const statements = new Set(tupleNames(band.getDomain()));
  for (const { array, flow, order } of privatizable) {
    if (copied.includes(array) || !isAccessedBy(state.model, array, statements)) continue;
    const carried = carriedDependences(band, flow.union(order));
    if (carried.isEmpty()) continue;
    if (maybeCopied(array)) privatized.push(array);
    else obstacle = obstacle.union(carried);
  }
  return { obstacle: obstacle.isEmpty() ? undefined : obstacle, privatized };
}
