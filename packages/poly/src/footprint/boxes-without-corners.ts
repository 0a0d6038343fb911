import { type PlanBox, variablesOf } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { basicSets, boundingBox, isBox } from '../boxes/bounding-box.js';
import { coalesced } from '../model/coalesced.js';
import { withinQuota } from '../model/within-quota.js';
import { TILE } from '../phases/tile.js';

/** A bound on isl's operations; if it runs out, the boxes include corners. */
const WORTH_LEAVING_OUT = 100_000;

/** More boxes than this cost more than the corners. */
const MAX_BOXES = 4;

/**
 * Disjoint boxes that hold all of the sets and of their bounding box `hull` only what one of the sets has, as
 * far as the dimensions go that follow the tile: of a stencil's reads the tile with its rows above and below,
 * the column to the left, and that to the right. In the other dimensions each box is as long as the hull.
 * `undefined` if there are none, or not soon enough.
 */
export function boxesWithoutCorners(
  sets: readonly isl.Set[],
  hull: PlanBox,
  context: isl.Set,
): readonly PlanBox[] | undefined {
  const [first] = sets;
  return first && withinQuota(first.context, () => leftOut(sets, hull, context), WORTH_LEAVING_OUT);
}

function leftOut(sets: readonly isl.Set[], hull: PlanBox, context: isl.Set): PlanBox[] | undefined {
  const following = hull.lo.map((_, d) => followsTile(hull, d));
  const parts = sets
    .map((set) => projected(coalesced(set.intersectParams(context)), following))
    .filter((set) => !set.isEmpty());
  const boxes: PlanBox[] = [];
  let covered: isl.Set | undefined;
  for (const set of mergedBoxes(parts)) {
    const rest = covered ? coalesced(set.subtract(covered)) : set;
    covered = covered ? covered.union(set) : set;
    if (rest.isEmpty()) continue;
    const pieces = isBox(rest) ? [rest] : basicSets(coalesced(rest.makeDisjoint()));
    if (!pieces.every((piece) => isBox(piece)) || boxes.length + pieces.length > MAX_BOXES) return undefined;
    boxes.push(...pieces.map((piece) => lengthened(boundingBox(piece, context), hull, following)));
  }
  return boxes;
}

/** Returns whether the hull has other bounds for other tiles in the dimension. */
function followsTile({ lo, hi }: PlanBox, dimension: number): boolean {
  const variables = [lo[dimension], hi[dimension]].flatMap((bound) => (bound ? [...variablesOf(bound)] : []));
  return TILE.some((names) => variables.includes(names.lo) || variables.includes(names.hi));
}

/** Onto those dimensions only. */
function projected(set: isl.Set, dimensions: readonly boolean[]): isl.Set {
  return coalesced(
    dimensions.reduceRight(
      (rest, isKept, d) => (isKept ? rest : rest.projectOut(isl.DimType.Set, d, 1)),
      set.resetTupleId(),
    ),
  );
}

/** Returns the box of a projected set, as long as the hull in the other dimensions. */
function lengthened(box: PlanBox, hull: PlanBox, dimensions: readonly boolean[]): PlanBox {
  const own = (bounds: PlanBox['lo'], of: PlanBox['lo']): PlanBox['lo'] => {
    const left = [...bounds];
    return of.map((bound, d) => (dimensions[d] ? (left.shift() ?? bound) : bound));
  };
  return { ...box, lo: own(box.lo, hull.lo), hi: own(box.hi, hull.hi) };
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
