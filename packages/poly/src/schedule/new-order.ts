import * as isl from '@boxflow/isl-wasm';
import type { ArrayDependences, OrderedDependences } from '../model/dependences.js';
import { unlessIslFails } from '../model/unless-isl-fails.js';
import { lifetimesDisjoint } from './lifetimes-disjoint.js';
import { loopsInTree } from './loops-in-tree.js';
import { outsideLoops } from './outside-loops.js';
import { withoutLargeBounds } from './without-large-bounds.js';

/** How statements share loops in a new order: `apart`: only if a dependence cycle forces it; `together`: if legal. */
export const FUSIONS = ['apart', 'together'] as const;
export type Fusion = (typeof FUSIONS)[number];

/** The scheduler finds orders of so few statements soon, whatever their bounds. */
const FEW_STATEMENTS = 8;

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
  dependences: OrderedDependences,
  fusion: Fusion,
): isl.Schedule | undefined {
  const { shared } = dependences;
  const [dead, live] = [true, false].map((isDead) =>
    dependences.privatizable.filter(({ liveOut }) => liveOut.isEmpty() === isDead),
  ) as [ArrayDependences[], ArrayDependences[]];
  const inMemory = live.reduce((union, { flow, order }) => union.union(flow).union(order), shared);
  const kept = dead.reduce((union, { flow }) => union.union(flow), inMemory);
  const free = findSchedule(domain, dependences, fusion, { validity: kept, coincidence: kept });
  // With no array to give copies of, these are all dependences, and would be given up again.
  if (dead.length === 0) return free;
  if (free && dead.every((array) => lifetimesDisjoint(free, array))) return free;
  return findSchedule(domain, dependences, fusion, { validity: dependences.all, coincidence: kept });
}

function findSchedule(
  domain: isl.UnionSet,
  { flow }: OrderedDependences,
  fusion: Fusion,
  { validity, coincidence }: { readonly validity: isl.UnionMap; readonly coincidence: isl.UnionMap },
): isl.Schedule | undefined {
  const simpler = domain.nSet() > FEW_STATEMENTS ? withoutLargeBounds : (relation: isl.UnionMap) => relation;
  const within = (relation: isl.UnionMap): isl.UnionMap =>
    simpler(relation.intersectDomain(domain).intersectRange(domain));
  const valid = within(validity);
  const { options } = domain.context;
  options.scheduleOuterCoincidence = true;
  options.scheduleSerializeSccs = fusion === 'apart';
  const constraints = isl.ScheduleConstraints.onDomain(domain)
    .setValidity(valid)
    .setCoincidence(coincidence === validity ? valid : within(coincidence))
    .setProximity(within(flow));
  const schedule = unlessIslFails('scheduling', () => constraints.computeSchedule());
  return schedule && loopsInTree(outsideLoops(loopsInTree(schedule)));
}
