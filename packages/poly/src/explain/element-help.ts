import type * as isl from '@boxflow/isl-wasm';
import type { OrderedDependences } from '../model/dependences.js';
import { withinQuota } from '../model/within-quota.js';
import { dependencesInside } from '../recipe/known-loops.js';
import { canPrivatize } from '../recipe/legality.js';
import { newOrder } from '../schedule/new-order.js';
import { type Item, itemsAt, tupleNames } from '../tree/items.js';
import { LoopOrder } from '../tree/local-dependences.js';
import { iteratorOf, loopName } from '../tree/loop-name.js';
import type { CarryingLoop } from './carrying-loop.js';

/** More statements take the scheduler too long for a message. */
const MOST_STATEMENTS = 8;
const SCHEDULER_OPERATIONS = 60_000;

/**
 * Returns the edit for a loop in which a variable of each iteration keeps an order that values do not need:
 *
 *   for i: { s = b[i]; for j > i: s -= U[i][j] * x[j]; x[i] = s }
 *
 * With elements in its place, the loops can change places, and the inner one is then parallel.
 */
export function elementEdit({ state, band }: CarryingLoop): string | undefined {
  const isAlone = band.getScheduleDepth() === 0 && tupleNames(band.getDomain()).length <= MOST_STATEMENTS;
  if (!isAlone) return undefined;
  const dependences = dependencesInside(state, band);
  const isScalar = (name: string) =>
    state.model.scop.arrays.some((array) => array.name === name && array.extents.length === 0);
  const own = dependences.privatizable.filter(
    ({ array, order }) => isScalar(array) && !order.isEmpty() && canPrivatize(state, band, array),
  );
  const [only, ...others] = own;
  if (!only || others.length > 0) return undefined;
  const kept = withElements(dependences, only.array);
  const found = withinQuota(
    state.model.ctx,
    () => {
      const order = newOrder(band.getDomain(), kept, 'apart');
      return order && itemsAt(order.getRoot()).some((item) => hasParallelLoop(item, kept.shared));
    },
    SCHEDULER_OPERATIONS,
  );
  if (!found) return undefined;
  const iterator = iteratorOf(loopName(band));
  return `${only.array} is one variable for all iterations, which keeps the loops in this order; with an element for each iteration in its place, such as ${only.array}[${iterator}] of an array, the loops can change places, and one of them is parallel`;
}

/** Returns the dependences if each iteration had its own element in place of the variable. */
function withElements(
  { flow, shared, privatizable }: OrderedDependences,
  variable: string,
): OrderedDependences {
  const kept = privatizable.reduce(
    (union, one) => union.union(one.array === variable ? one.flow : one.flow.union(one.order)),
    shared,
  );
  return { flow, shared: kept, privatizable: [], all: kept };
}

function hasParallelLoop({ kind, node }: Item, dependences: isl.UnionMap): boolean {
  if (kind !== 'loop') return false;
  const order = new LoopOrder(node);
  const isRepeated = tupleNames(order.domain).some((name) => !order.iterationsOf(name).isSingleValued());
  if (isRepeated && order.carried(dependences).isEmpty()) return true;
  return itemsAt(node.child(0)).some((inner) => hasParallelLoop(inner, dependences));
}
