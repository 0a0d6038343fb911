import * as isl from '@boxflow/isl-wasm';
import type { ArrayDependences } from '../model/dependences.js';
import { childCount } from '../tree/loop-name.js';

/**
 * Whether one copy of an array serves a new order that respects the `flow` on it, but was found without its `order`. The
 * life of a value goes from a write to the reads that see it. No two lives of an element overlap where the first thing
 * to tell them apart is
 *
 *  - a loop each of whose iterations has all of its lives to itself, whichever of the two comes first, or
 *  - any other loop, or a sequence, in which they come in the original order.
 *
 * Loops of the first kind may also give their iterations copies of the array and run them at the same time.
 */
export function livesStayApart(schedule: isl.Schedule, { flow, order, liveIn }: ArrayDependences): boolean {
  const domain = schedule.getDomain();
  const touching = flow.intersectDomain(domain).union(flow.intersectRange(domain));
  const inside = within(flow, domain);
  return stayApart(schedule.getRoot().child(0), {
    flow: inside,
    order: within(order, domain),
    isolated: touching.isSubset(inside) && liveIn.intersectDomain(domain).isEmpty(),
  });
}

/** Of the instances at a node, all of which agree on everything above it. */
interface Lives {
  readonly flow: isl.UnionMap;
  readonly order: isl.UnionMap;
  /** No value comes from or goes to an instance elsewhere; one that does might lie between any two here. */
  readonly isolated: boolean;
}

function stayApart(node: isl.ScheduleNode, lives: Lives): boolean {
  if (lives.order.isEmpty()) return true;
  switch (node.getType()) {
    case isl.ScheduleNodeType.Band:
      return iterationsStayApart(node, lives);
    case isl.ScheduleNodeType.Sequence:
      return childrenStayApart(node, lives);
    case isl.ScheduleNodeType.Filter:
      return stayApart(node.child(0), lives);
    default:
      // Below a leaf nothing tells instances apart, and children of a set have no order.
      return false;
  }
}

function iterationsStayApart(band: isl.ScheduleNode, { flow, order, isolated }: Lives): boolean {
  const loop = band.bandGetPartialSchedule();
  const local = flow.eqAtMultiUnionPwAff(loop);
  const stillIsolated = isolated && flow.isSubset(local);
  if (!stillIsolated && !order.lexGtAtMultiUnionPwAff(loop).isEmpty()) return false;
  return stayApart(band.child(0), {
    flow: local,
    order: order.eqAtMultiUnionPwAff(loop),
    isolated: stillIsolated,
  });
}

function childrenStayApart(sequence: isl.ScheduleNode, { flow, order, isolated }: Lives): boolean {
  const filters = Array.from({ length: childCount(sequence) }, (_, i) => sequence.child(i).filterGetFilter());
  const crossing = filters.reduce((rest, filter) => rest.subtract(within(flow, filter)), flow);
  let remaining = order;
  return filters.every((filter, i) => {
    const local = within(remaining, filter);
    // Sources in earlier children are gone, so others that end here come from later ones.
    if (!remaining.intersectRange(filter).isSubset(local)) return false;
    remaining = remaining.subtractDomain(filter);
    return stayApart(sequence.child(i), {
      flow: within(flow, filter),
      order: local,
      isolated: isolated && crossing.isEmpty(),
    });
  });
}

function within(relation: isl.UnionMap, instances: isl.UnionSet): isl.UnionMap {
  return relation.intersectDomain(instances).intersectRange(instances);
}
