import * as isl from '@boxflow/isl-wasm';
import { setHull } from '../boxes/bounding-box.js';
import { relaxed } from '../model/relaxed.js';
import type { ScopModel } from '../model/scop-model.js';
import type { PhaseTree } from '../phases/phase.js';
import { type ExtentNames, type IntervalNames, intervalNames, otherExtent, TILE } from '../phases/tile.js';
import type { PhaseViews, ViewWrites } from './views.js';

/**
 * Returns why two tiles of one phase instance may not run on different devices: one writes elements through a view that
 * are not a box, and their hull overlaps the other's written elements, so that writing back one would overwrite the
 * other. Returns `null` if there is no conflict.
 */
export function whyTilesConflict(model: ScopModel, phase: PhaseTree, views: PhaseViews): string | null {
  const other = otherExtent(
    phase,
    model.scop.parameters.map((p) => p.name),
  );
  const writers = views.writes.flatMap((writes) => {
    if (!writes) return [];
    const tile = ownedElements(writes);
    return [{ ...writes, tile, other: inExtent(tile, other) }];
  });
  const apart = inOrder(phase, other);
  const conflict = pairs(writers).find(
    ([a, b]) =>
      a.array === b.array &&
      !(isExact(a) && isExact(b)) &&
      !a.tile.intersect(b.other).intersectParams(apart).isEmpty(),
  );
  if (!conflict) return null;
  const iterators = phase.dimensions.map(({ iterator }) => iterator).join(' and ');
  return `the elements of ${conflict[0].array} that an iteration of ${iterators} writes are not boxes, and their hulls overlap`;
}

/** Returns the elements whose latest values the tile has afterwards, or a superset. */
function ownedElements(writes: ViewWrites): isl.Set {
  return isExact(writes) ? writes.elements : setHull(relaxed(writes.elements));
}

/** Returns whether the boxes hold what is written and nothing else. */
function isExact({ boxes }: ViewWrites): boolean {
  return boxes.every(({ exact }) => exact);
}

/** Restricts pairs of tiles to those whose second is behind the first in some dimension: one order of each two. */
function inOrder(phase: PhaseTree, other: ExtentNames): isl.Set {
  const pairs = intervalNames(phase, TILE).map((own, d) => ({ own, other: other[d] as IntervalNames }));
  const names = pairs.flatMap((pair) => [pair.own.lo, pair.own.hi, pair.other.lo, pair.other.hi]);
  const notEmpty = pairs.map(
    (pair) => `${pair.own.lo} < ${pair.own.hi} and ${pair.other.lo} < ${pair.other.hi}`,
  );
  const behind = pairs.map((pair) => `${pair.own.hi} <= ${pair.other.lo}`);
  return isl.Set.readFromStr(
    phase.domain.context,
    `[${names.join(', ')}] -> { : ${notEmpty.join(' and ')} and (${behind.join(' or ')}) }`,
  );
}

/** Returns the elements with the intervals of a different tile. */
function inExtent(elements: isl.Set, other: ExtentNames): isl.Set {
  return TILE.reduce(
    (set, { lo, hi }, d) => renamed(renamed(set, lo, other[d]?.lo ?? ''), hi, other[d]?.hi ?? ''),
    elements,
  );
}

function renamed(set: isl.Set, from: string, to: string): isl.Set {
  const position = set.findDimByName(isl.DimType.Param, from);
  return position < 0 ? set : set.setDimName(isl.DimType.Param, position, to);
}

/** Returns every two of them in both orders, and each with itself. */
function pairs<T>(values: readonly T[]): [T, T][] {
  return values.flatMap((a) => values.map((b): [T, T] => [a, b]));
}
