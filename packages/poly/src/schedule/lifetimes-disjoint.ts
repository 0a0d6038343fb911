import * as isl from '@boxflow/isl-wasm';
import type { ArrayDependences } from '../model/dependences.js';
import { childCount } from '../tree/loop-name.js';

/**
 * Returns whether one copy of an array serves a new order that respects the `flow` on it, but was found
 * without its `order`. The lifetime of a value goes from a write to the reads that see it. Two lifetimes of
 * an element are disjoint if the first node that tells them apart is
 *
 *  - a loop that keeps all lifetimes within single iterations, whichever of the two comes first, or
 *  - any other loop, or a sequence, in which they come in the original order.
 *
 * Loops of the first kind may also give their iterations copies of the array and run them at the same time.
 */
export function lifetimesDisjoint(
  schedule: isl.Schedule,
  { flow, order, liveIn }: ArrayDependences,
): boolean {
  const domain = schedule.getDomain();
  const touching = flow.intersectDomain(domain).union(flow.intersectRange(domain));
  const inside = within(flow, domain);
  return areDisjoint(schedule.getRoot().child(0), {
    flow: inside,
    order: within(order, domain),
    isolated: touching.isSubset(inside) && liveIn.intersectDomain(domain).isEmpty(),
  });
}

/** The lifetimes of the instances at a node, which all agree on the loops and sequences above it. */
interface Lifetimes {
  readonly flow: isl.UnionMap;
  readonly order: isl.UnionMap;
  /**
   * Whether no value comes from or goes to an instance elsewhere, which might lie between any two instances
   * here.
   */
  readonly isolated: boolean;
}

function areDisjoint(node: isl.ScheduleNode, lifetimes: Lifetimes): boolean {
  if (lifetimes.order.isEmpty()) return true;
  switch (node.getType()) {
    case isl.ScheduleNodeType.Band:
      return iterationsDisjoint(node, lifetimes);
    case isl.ScheduleNodeType.Sequence:
      return childrenDisjoint(node, lifetimes);
    case isl.ScheduleNodeType.Filter:
      return areDisjoint(node.child(0), lifetimes);
    default:
      // Below a leaf nothing tells instances apart, and children of a set have no order.
      return false;
  }
}

function iterationsDisjoint(band: isl.ScheduleNode, { flow, order, isolated }: Lifetimes): boolean {
  const loop = band.bandGetPartialSchedule();
  const local = flow.eqAtMultiUnionPwAff(loop);
  const stillIsolated = isolated && flow.isSubset(local);
  if (!stillIsolated && !order.lexGtAtMultiUnionPwAff(loop).isEmpty()) return false;
  return areDisjoint(band.child(0), {
    flow: local,
    order: order.eqAtMultiUnionPwAff(loop),
    isolated: stillIsolated,
  });
}

function childrenDisjoint(sequence: isl.ScheduleNode, { flow, order, isolated }: Lifetimes): boolean {
  const filters = Array.from({ length: childCount(sequence) }, (_, i) => sequence.child(i).filterGetFilter());
  const crossing = filters.reduce((rest, filter) => rest.subtract(within(flow, filter)), flow);
  let remaining = order;
  return filters.every((filter, i) => {
    const local = within(remaining, filter);
    // Sources in earlier children are gone, so others that end here come from later ones.
    if (!remaining.intersectRange(filter).isSubset(local)) return false;
    remaining = remaining.subtractDomain(filter);
    return areDisjoint(sequence.child(i), {
      flow: within(flow, filter),
      order: local,
      isolated: isolated && crossing.isEmpty(),
    });
  });
}

function within(relation: isl.UnionMap, instances: isl.UnionSet): isl.UnionMap {
  return relation.intersectDomain(instances).intersectRange(instances);
}
