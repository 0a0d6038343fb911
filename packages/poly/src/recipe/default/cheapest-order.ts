import type * as isl from '@boxflow/isl-wasm';
import { estimateSeconds } from '../../cost/estimate.js';
import { comparison } from '../../cost/estimate-text.js';
import type { OrderedDependences } from '../../model/dependences.js';
import { withinQuota } from '../../model/within-quota.js';
import { extractPhasesBelow } from '../../phases/extract-phases.js';
import { threadBody } from '../../phases/launch.js';
import { FUSIONS } from '../../schedule/new-order.js';
import { type Item, itemsAt, tupleNames } from '../../tree/items.js';
import { findLoop, loopName } from '../../tree/loop-name.js';
import { nodeAt, pathTo, type TreePath } from '../../tree/path.js';
import { perfectNest } from '../../tree/perfect-nest.js';
import { dependencesInside } from '../known-loops.js';
import { parallelismWithCopies } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { applyAllowed, recipeLine, withReason } from '../verbs/apply-line.js';

/** How much faster than the original order a new one must be by the estimate: the code should stay recognisable. */
const WORTH_REORDERING = 0.7;

/** Bounds on isl's operations; if one runs out the order is not considered. The first for one order and its mapping. */
const ORDER_OPERATIONS = 1_000_000;
/**
 * For the scheduler alone. Its linear programs can grow so large that an operation takes 50 µs and not 1; those of the
 * benchmark kernels that gain from a new order need less.
 */
const SCHEDULER_OPERATIONS = 60_000;
/** The scheduler has not enough operations for more statements. */
const MOST_STATEMENTS = 32;

/** A mapping and its estimate. */
interface OrderedMapping {
  readonly state: MappingState;
  readonly seconds: number;
}

/** Maps the items of a subtree, all of whose loops are there. */
type MapItems = (state: MappingState, items: readonly Item[]) => MappingState;

/**
 * Returns the cheapest by the estimate: `original`, which is `state` after the mapping of the loop at `band` in its
 * own order, or the mapping of one of the orders that isl's scheduler proposes for it.
 */
export function cheapestOrder(
  state: MappingState,
  band: isl.ScheduleNode,
  original: MappingState,
  mapItems: MapItems,
): MappingState {
  const path = pathTo(band);
  if (tupleNames(band.getDomain()).length > MOST_STATEMENTS || isOneSerialLoop(original, path))
    return original;
  findOrders(dependencesInside(state, band));
  const unchanged = estimateSeconds(state.model, nodeAt(original.schedule, path));
  let best = { state: original, seconds: unchanged * WORTH_REORDERING };
  for (const fusion of FUSIONS) {
    const attempt = withinQuota(
      state.model.ctx,
      () => ({ inNewOrder: applyAllowed(state, [recipeLine('reorder', [loopName(band), fusion])]) }),
      SCHEDULER_OPERATIONS,
    );
    // Statements that share loops make larger linear programs than those that are kept apart.
    if (!attempt) break;
    const { inNewOrder } = attempt;
    if (!inNewOrder) continue;
    const candidate = withinQuota(
      state.model.ctx,
      () => mapReordered(state, inNewOrder, path, unchanged, mapItems),
      ORDER_OPERATIONS,
    );
    if (candidate && candidate.seconds < best.seconds) best = candidate;
  }
  if (best.state !== original) return best.state;
  return skewedOrder(state, band, (inNewOrder) =>
    mapReordered(state, inNewOrder, path, unchanged, mapItems),
  ).reduce((cheapest, one) => (one.seconds < cheapest.seconds ? one : cheapest), best).state;
}

/** The factors by which the inner loop is skewed along the outer one, in the order of trial. */
const SKEWS = [1, 2];

/**
 * Returns mappings of the loop and the one directly inside as a wavefront. isl's scheduler does not find it if an iteration has
 * several statements that use each other's values.
 */
function skewedOrder(
  state: MappingState,
  band: isl.ScheduleNode,
  map: (inNewOrder: MappingState) => OrderedMapping,
): readonly OrderedMapping[] {
  const [outer, inner] = perfectNest(band);
  if (!outer || !inner || !parallelismWithCopies(state, inner).obstacle) return [];
  const names = [loopName(inner), loopName(outer)];
  for (const factor of SKEWS) {
    const found = withinQuota(
      state.model.ctx,
      () => {
        const fronts = 'iterations of a front are independent of each other';
        const lines = [recipeLine('skew', [...names, String(factor)]), recipeLine('permute', names, fronts)];
        const inNewOrder = applyAllowed(state, lines);
        const isFront = inNewOrder && !whyNotFront(inNewOrder, loopName(outer));
        return isFront ? map(inNewOrder) : undefined;
      },
      ORDER_OPERATIONS,
    );
    if (found) return [found];
  }
  return [];
}

function whyNotFront(state: MappingState, name: string) {
  const band = findLoop(state.schedule, name);
  return band && parallelismWithCopies(state, band).obstacle;
}

/** Finds the dependences that new orders are compared with, which the scheduler's operations are not for. */
function findOrders({ all, privatizable }: OrderedDependences): readonly isl.UnionMap[] {
  return [all, ...privatizable.map(({ order }) => order)];
}

/**
 * One serial loop around phases whose threads have no loop inside, as in a stencil over time: no order has more
 * parallelism, and isl's scheduler takes seconds for such nests of four loops.
 */
function isOneSerialLoop(mapped: MappingState, path: TreePath): boolean {
  const { phases } = extractPhasesBelow(mapped.model, nodeAt(mapped.schedule, path));
  return phases.every(
    ({ kind, hostIterators, launches }) =>
      kind === 'tiled' &&
      hostIterators.length <= 1 &&
      launches.every((launch) => !containsLoop(threadBody(launch))),
  );
}

function containsLoop(node: isl.ScheduleNode): boolean {
  return itemsAt(node).some(({ kind }) => kind === 'loop');
}

function mapReordered(
  before: MappingState,
  reordered: MappingState,
  path: TreePath,
  unchanged: number,
  mapItems: MapItems,
): OrderedMapping {
  const mapped = mapItems(reordered, itemsAt(nodeAt(reordered.schedule, path)));
  const seconds = estimateSeconds(mapped.model, nodeAt(mapped.schedule, path));
  const first = before.lines.length;
  return {
    state: withReason(mapped, first, first + 1, comparison(seconds, unchanged, mapped.model.scop.parameters)),
    seconds,
  };
}
