import * as isl from '@boxflow/isl-wasm';
import { relaxed } from '../model/relaxed.js';
import type { ScopModel } from '../model/scop-model.js';
import type { PhaseTree } from '../phases/phase.js';
import { type IntervalNames, otherInterval, TILE } from '../phases/tile.js';
import { setHull } from './box-hull.js';
import type { PhaseViews, ViewWrites } from './views.js';

/**
 * Why two tiles of one phase instance may not run on different devices: what one writes through a view is no box, and
 * its hull overlaps what the other writes, so that writing back one would overwrite the other. `null` where all is well.
 */
export function whyTilesConflict(model: ScopModel, phase: PhaseTree, views: PhaseViews): string | null {
  const other = otherInterval(
    phase,
    model.scop.parameters.map((p) => p.name),
  );
  const writers = views.writes.flatMap((writes) => {
    if (!writes) return [];
    const tile = ownedElements(writes);
    return [{ ...writes, tile, other: inInterval(tile, other) }];
  });
  const apart = isl.Set.readFromStr(
    model.ctx,
    `[lo, hi, ${other.lo}, ${other.hi}] -> { : lo < hi <= ${other.lo} < ${other.hi} }`,
  );
  const conflict = pairs(writers).find(
    ([a, b]) =>
      a.array === b.array &&
      !(isExact(a) && isExact(b)) &&
      !a.tile.intersect(b.other).intersectParams(apart).isEmpty(),
  );
  if (!conflict) return null;
  return `the elements of ${conflict[0].array} that an iteration of ${phase.iterator} writes are no boxes, and their hulls overlap`;
}

/** What the tile has the latest values of afterwards, or more. */
function ownedElements(writes: ViewWrites): isl.Set {
  return isExact(writes) ? writes.elements : setHull(relaxed(writes.elements));
}

/** Whether the boxes hold what is written and nothing else. */
function isExact({ boxes }: ViewWrites): boolean {
  return boxes.every(({ exact }) => exact);
}

/** The same for another tile. */
function inInterval(elements: isl.Set, { lo, hi }: IntervalNames): isl.Set {
  return renamed(renamed(elements, TILE.lo, lo), TILE.hi, hi);
}

function renamed(set: isl.Set, from: string, to: string): isl.Set {
  const position = set.findDimByName(isl.DimType.Param, from);
  return position < 0 ? set : set.setDimName(isl.DimType.Param, position, to);
}

/** Every two of them in both orders, and each with itself. */
function pairs<T>(values: readonly T[]): [T, T][] {
  return values.flatMap((a) => values.map((b): [T, T] => [a, b]));
}
