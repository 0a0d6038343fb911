import type * as isl from '@boxflow/isl-wasm';
import { isFreeCopy, threadExtents } from '../model/maybe-private.js';
import { isAccessedBy } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import type { LoopOrder } from '../tree/local-dependences.js';
import { privateArrays } from '../tree/marks.js';
import { knownLoop } from './known-loops.js';
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

/** Returns whether the loop executes some statement in several iterations, for fixed values of the loops around it. */
function isRepeated(order: LoopOrder): boolean {
  return tupleNames(order.domain).some((name) => !order.iterationsOf(name).isSingleValued());
}

function isScalar({ model }: MappingState, array: string): boolean {
  return model.scop.arrays.some(({ name, extents }) => name === array && extents.length === 0);
}

function parallelism(
  state: MappingState,
  band: isl.ScheduleNode,
  maybeCopied: (array: string) => boolean,
): Parallelism {
  const { shared, privatizable } = state.dependences;
  const copied = privateArrays(band);
  const privatized: string[] = [];
  const loop = knownLoop(state, band);
  let obstacle = loop.answer('what is carried?', (order) => order.carried(shared));
  const statements = new Set(tupleNames(loop.order.domain));
  for (const dependences of privatizable) {
    const { array } = dependences;
    if (copied.includes(array) || !isAccessedBy(state.model, array, statements)) continue;
    const carried = () =>
      loop.answer(`what is carried on ${array}?`, (order) =>
        order.carried(dependences.flow.union(dependences.order)),
      );
    // All iterations that use a scalar share its only element. Whether they may have copies is the cheaper question.
    const isShared = isScalar(state, array) && loop.answer('are there several iterations?', isRepeated);
    if (!isShared && carried().isEmpty()) continue;
    if (maybeCopied(array)) privatized.push(array);
    else obstacle = obstacle.union(carried());
  }
  return { obstacle: obstacle.isEmpty() ? undefined : obstacle, privatized };
}
