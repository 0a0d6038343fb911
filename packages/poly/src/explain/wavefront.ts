import * as isl from '@boxflow/isl-wasm';
import { parallelismWithCopies } from '../recipe/legality.js';
import type { MappingState } from '../recipe/mapping-state.js';
import { itemsAt } from '../tree/items.js';
import { localDependences } from '../tree/local-dependences.js';
import { iteratorOf, loopName } from '../tree/loop-name.js';
import type { CarryingLoop } from './carrying-loop.js';
import { distanceAt } from './distance.js';

/**
 * Finds `i + j` or `2 * i + j`, such that iterations of two loops with the same sum are independent of each other: this loop
 * and the one directly inside or around it, both serial.
 */
export function wavefrontOf({ state, band }: CarryingLoop): string | undefined {
  const inner = onlyLoopIn(band);
  const around = band.hasParent() ? band.parent() : band;
  const outer = around.getType() === isl.ScheduleNodeType.Band ? around : undefined;
  const pairs = [...(inner ? [[band, inner] as const] : []), ...(outer ? [[outer, band] as const] : [])];
  for (const [first, second] of pairs) {
    const factor = skewOf(state, first, second);
    const [i, j] = [first, second].map((loop) => iteratorOf(loopName(loop)));
    if (factor !== undefined) return factor === 1 ? `${i} + ${j}` : `${factor} * ${i} + ${j}`;
  }
  return undefined;
}

function onlyLoopIn(band: isl.ScheduleNode): isl.ScheduleNode | undefined {
  const [inner, ...others] = itemsAt(band.child(0));
  return inner?.kind === 'loop' && others.length === 0 ? inner.node : undefined;
}

/** Returns how often the outer loop counts, so that no dependence goes backwards or stays in a sum. */
function skewOf(state: MappingState, outer: isl.ScheduleNode, inner: isl.ScheduleNode): number | undefined {
  const obstructed = (band: isl.ScheduleNode) => parallelismWithCopies(state, band).obstacle !== undefined;
  if (!obstructed(outer) || !obstructed(inner)) return undefined;
  // Values of scalars that end in their iteration may change places.
  const { shared, privatizable } = state.dependences;
  const kept = privatizable.reduce(
    (union, { flow, order, liveOut }) => union.union(liveOut.isEmpty() ? flow : flow.union(order)),
    shared,
  );
  const { min } = distanceAt(inner, localDependences(outer, kept));
  return min === null || min < -FURTHEST_BACK ? undefined : 1 + Math.max(0, -min);
}

/** With a larger factor, fronts have few iterations. */
const FURTHEST_BACK = 3;
