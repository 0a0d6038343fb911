import * as isl from '@boxflow/isl-wasm';
import type { ArrayDependences, Dependences } from '../model/dependences.js';
import { unlessIslFails } from '../model/unless-isl-fails.js';
import { lifetimesDisjoint } from './lifetimes-disjoint.js';
import { loopsInTree } from './loops-in-tree.js';
import { outsideLoops } from './outside-loops.js';

/** How statements share loops in a new order: `apart`: only if a dependence cycle forces it; `together`: if legal. */
export const FUSIONS = ['apart', 'together'] as const;
export type Fusion = (typeof FUSIONS)[number];

/**
 * Returns a new order of execution for a set of instances, by isl's scheduler (Pluto's algorithm with Feautrier's as
 * its fallback): outer loops without dependences if there are any, otherwise one loop that carries as much as it
 * can (a wavefront such as `4t + 2i + j`), and parallel loops inside it. Every dependence between the instances is
 * respected, except that lives of values may change places if {@link lifetimesDisjoint} allows it. For what is
 * parallel, arrays of which iterations may get copies, and of which nothing is read after the region, count with their
 * flow only. `undefined` if the scheduler gives up ("unable to carry dependences").
 */
export function newOrder(
  domain: isl.UnionSet,
  dependences: Dependences,
  fusion: Fusion,
): isl.Schedule | undefined {
  const { all, shared } = dependences;
  const [dead, live] = [true, false].map((isDead) =>
    dependences.privatizable.filter(({ liveOut }) => liveOut.isEmpty() === isDead),
  ) as [ArrayDependences[], ArrayDependences[]];
  const inMemory = live.reduce((union, { flow, order }) => union.union(flow).union(order), shared);
  const kept = dead.reduce((union, { flow }) => union.union(flow), inMemory);
  const free = findSchedule(domain, dependences, fusion, { validity: kept, coincidence: kept });
  // With no array to give copies of, `all` is `kept`, and would be given up again.
  if (dead.length === 0) return free;
  if (free && dead.every((array) => lifetimesDisjoint(free, array))) return free;
  return findSchedule(domain, dependences, fusion, { validity: all, coincidence: kept });
}

function findSchedule(
  domain: isl.UnionSet,
  { flow }: Dependences,
  fusion: Fusion,
  { validity, coincidence }: { readonly validity: isl.UnionMap; readonly coincidence: isl.UnionMap },
): isl.Schedule | undefined {
  const within = (relation: isl.UnionMap): isl.UnionMap =>
    relation.intersectDomain(domain).intersectRange(domain);
  const { options } = domain.context;
  options.scheduleOuterCoincidence = true;
  options.scheduleSerializeSccs = fusion === 'apart';
  const constraints = isl.ScheduleConstraints.onDomain(domain)
    .setValidity(within(validity))
    .setCoincidence(within(coincidence))
    .setProximity(within(flow));
  const schedule = unlessIslFails('scheduling', () => constraints.computeSchedule());
  return schedule && loopsInTree(outsideLoops(loopsInTree(schedule)));
}
