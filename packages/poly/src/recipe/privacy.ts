import type * as isl from '@boxflow/isl-wasm';
import type { ArrayDependences } from '../model/dependences.js';
import { emptyMap, emptySet } from '../model/scop-model.js';
import type { LoopOrder } from '../tree/local-dependences.js';
import { knownLoop } from './known-loops.js';
import type { MappingState } from './mapping-state.js';

/** The reasons against giving every iteration of a loop its own copy of an array. */
export interface PrivacyObstacle {
  /** Values that cross the borders of iterations, `{ source -> sink }`. */
  readonly flow: isl.UnionMap;
  /** Instances that may read a value from before the region. */
  readonly exposedReads: isl.UnionSet;
  /** Instances that write a value which the region may leave behind. */
  readonly lastWrites: isl.UnionSet;
}

/**
 * Returns why iterations of a loop cannot have their own copies of an array, for fixed values of the loops around it.
 * They can if each value that the loop reads was written in the same iteration, and each value that it writes is read
 * only there. Values that nobody reads may be lost, except for the last ones of an array that is read after the region.
 * Copies need no order among themselves.
 */
export function whyNotPrivate(
  state: MappingState,
  band: isl.ScheduleNode,
  array: string,
): PrivacyObstacle | undefined {
  const dependences = state.dependences.privatizable.find((candidate) => candidate.array === array);
  if (!dependences) throw new Error(`the values of ${array} are needed outside the region`);
  return knownLoop(state, band).answer(`is ${array} private?`, (order) => {
    const lastWrites = dependences.liveOut.intersect(order.domain);
    const crossing = valuesCrossing(order, dependences);
    return crossing || !lastWrites.isEmpty()
      ? { flow: emptyMap(state.model.ctx), exposedReads: emptySet(state.model.ctx), ...crossing, lastWrites }
      : undefined;
  });
}

/**
 * Returns why iterations of a loop cannot have their own elements of an array in memory, for fixed values of
 * the loops around it. They can even if the region leaves values behind, since those are still there after
 * the loop.
 */
export function whyNotExpanded(
  state: MappingState,
  band: isl.ScheduleNode,
  array: string,
): PrivacyObstacle | undefined {
  const dataflow = state.dependences.dataflow.find((candidate) => candidate.array === array);
  if (!dataflow) throw new Error(`there is no array ${array}`);
  const { flow, liveIn } = dataflow;
  return knownLoop(state, band).answer(`may ${array} be expanded?`, (order) => {
    const crossing = valuesCrossing(order, { flow: flow.rangeFactorDomain(), liveIn });
    return crossing && { ...crossing, lastWrites: emptySet(state.model.ctx) };
  });
}

/** Returns the values that cross the borders of a loop's iterations; `undefined` if there are none. */
function valuesCrossing(
  order: LoopOrder,
  dependences: Pick<ArrayDependences, 'flow' | 'liveIn'>,
): Pick<PrivacyObstacle, 'flow' | 'exposedReads'> | undefined {
  const inside = order.domain;
  const exposedReads = dependences.liveIn.domain().intersect(inside);
  const touching = dependences.flow.intersectDomain(inside).union(dependences.flow.intersectRange(inside));
  const flow = touching.subtract(order.sameIteration(touching));
  return flow.isEmpty() && exposedReads.isEmpty() ? undefined : { flow, exposedReads };
}

/**
 * Returns the flow of private arrays from one child of a sequence to another, which must be executed by one thread.
 */
export function flowBetweenChildren(
  state: MappingState,
  sequence: isl.ScheduleNode,
  arrays: readonly string[],
): isl.UnionMap | undefined {
  const domain = sequence.getDomain();
  let between: isl.UnionMap | undefined;
  for (const { array, flow } of state.dependences.privatizable) {
    if (!arrays.includes(array)) continue;
    let crossing = flow.intersectDomain(domain).intersectRange(domain);
    for (let i = 0; i < sequence.nChildren(); i++) {
      const child = sequence.child(i).child(0).getDomain();
      crossing = crossing.subtract(crossing.intersectDomain(child).intersectRange(child));
    }
    if (!crossing.isEmpty()) between = between ? between.union(crossing) : crossing;
  }
  return between;
}
