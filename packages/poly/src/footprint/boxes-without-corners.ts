import { type PlanBox, variablesOf } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import { ifCheap } from '../model/if-cheap.js';
import { TILE } from '../phases/tile.js';
import { basicSets, boundingBox, isBox, rankOf, setHull } from './box-hull.js';

/** Bound on isl's operations; where it runs out, corners come along. */
const WORTH_LEAVING_OUT = 100_000;

/** More boxes than this cost more than the corners. */
const MAX_BOXES = 4;

/**
 * Disjoint boxes that hold all of the sets and of their bounding box `hull` only what one of the sets has, as far as the
 * dimensions go that follow the tile: of a stencil's reads the tile with its rows above and below, the column to the left, and
 * that to the right. In the other dimensions each box is as long as the hull. `undefined` where there are none, or not soon
 * enough.
 */
export function boxesWithoutCorners(
  sets: readonly isl.Set[],
  hull: PlanBox,
  context: isl.Set,
): readonly PlanBox[] | undefined {
  const [first] = sets;
  return first && ifCheap(first.context, () => leftOut(sets, hull, context), WORTH_LEAVING_OUT);
}

function leftOut(sets: readonly isl.Set[], hull: PlanBox, context: isl.Set): PlanBox[] | undefined {
  const whole = setHull(coalesced(sets.reduce((all, set) => all.union(set)).intersectParams(context)));
  const merged = mergedBoxes(
    sets.map((set) => lengthened(set.intersectParams(context), hull, whole)).filter((set) => !set.isEmpty()),
  );
  const boxes: PlanBox[] = [];
  let covered: isl.Set | undefined;
  for (const set of merged) {
    const rest = covered ? coalesced(set.subtract(covered)) : set;
    covered = covered ? covered.union(set) : set;
    const pieces = isBox(rest) ? [rest] : basicSets(coalesced(rest.makeDisjoint()));
    if (!pieces.every(isBox) || boxes.length + pieces.length > MAX_BOXES) return undefined;
    boxes.push(...pieces.filter((piece) => !piece.isEmpty()).map((piece) => boundingBox(piece, context)));
  }
  return boxes;
}

/** The set, as long as the hull in the dimensions in which that has the same bounds for all tiles. */
function lengthened(set: isl.Set, { lo, hi }: PlanBox, whole: isl.Set): isl.Set {
  const ends = TILE.flatMap((names) => [names.lo, names.hi]);
  let long = set;
  for (let d = 0; d < rankOf(set); d++) {
    const bounds = [lo[d], hi[d]].flatMap((bound) => (bound ? [...variablesOf(bound)] : []));
    if (!bounds.some((name) => ends.includes(name))) long = long.eliminate(isl.DimType.Set, d, 1);
  }
  return coalesced(long.intersect(whole));
}

/** Sets that together are a box become one. */
function mergedBoxes(sets: readonly isl.Set[]): isl.Set[] {
  const merged: isl.Set[] = [];
  for (const set of sets) {
    let grown = set;
    for (;;) {
      const partner = merged.findIndex((other) => isBox(coalesced(other.union(grown))));
      if (partner < 0) break;
      grown = coalesced(grown.union(merged.splice(partner, 1)[0] as isl.Set));
    }
    merged.push(grown);
  }
  return merged;
}
