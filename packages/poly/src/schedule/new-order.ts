import * as isl from '@boxflow/isl-wasm';
import type { Dependences } from '../model/dependences.js';
import { loopsInTree } from './loops-in-tree.js';

/** How statements share loops in a new order: `apart`: only where a dependence cycle forces it; `together`: where legal. */
export const FUSIONS = ['apart', 'together'] as const;
export type Fusion = (typeof FUSIONS)[number];

/**
 * A new order of execution for a set of instances, by isl's scheduler (Pluto's algorithm with Feautrier's as its
 * fallback): outer loops without dependences where there are any, otherwise one loop that carries as much as it can (a
 * wavefront such as `4t + 2i + j`), and parallel loops inside it. Every dependence between the instances is respected;
 * for what is parallel, arrays of which iterations may get copies count with their flow only. `undefined` where the
 * scheduler gives up ("unable to carry dependences").
 */
export function newOrder(
  domain: isl.UnionSet,
  { all, flow, shared, privatizable }: Dependences,
  fusion: Fusion,
): isl.Schedule | undefined {
  const within = (relation: isl.UnionMap): isl.UnionMap =>
    relation.intersectDomain(domain).intersectRange(domain);
  const kept = privatizable.reduce((union, array) => union.union(array.flow), shared);
  const { options } = domain.context;
  options.scheduleOuterCoincidence = true;
  options.scheduleSerializeSccs = fusion === 'apart';
  const constraints = isl.ScheduleConstraints.onDomain(domain)
    .setValidity(within(all))
    .setCoincidence(within(kept))
    .setProximity(within(flow));
  const schedule = unlessGivenUp(() => constraints.computeSchedule());
  return schedule && loopsInTree(schedule);
}

function unlessGivenUp<T>(answer: () => T): T | undefined {
  try {
    return answer();
  } catch (error) {
    if (error instanceof isl.IslError && error.kind === 'unknown') return undefined;
    throw error;
  }
}
