import * as isl from '@boxflow/isl-wasm';
import { distancesAlong } from '../model/distances.js';

/**
 * Returns an upper bound on the number of elements at some sizes. A dimension without bounds counts as one
 * value. The edges of a matrix are four lines, and not all that lies between them: of a hull and the parts of
 * a set, the smaller bound counts.
 */
export function countElements(union: isl.UnionSet, sizes: isl.Set): number {
  let sum = 0;
  union.foreachSet((set) => {
    sum += boundOf(set.intersectParams(sizes));
  });
  return sum;
}

function boundOf(set: isl.Set): number {
  if (set.isEmpty()) return 0;
  const hull = hullVolume(set);
  if (set.nBasicSet() === 1) return hull;
  let parts = 0;
  set.foreachBasicSet((basic) => {
    parts += basic.isEmpty() ? 0 : hullVolume(isl.Set.fromBasicSet(basic));
  });
  return Math.min(parts, hull);
}

function hullVolume(set: isl.Set): number {
  let volume = 1;
  for (let d = 0; d < set.dim(isl.DimType.Set); d++) volume *= extent(set, d);
  return volume;
}

/**
 * Returns how many values a dimension has at most: for any one value of the dimensions before it if the set
 * is convex, so that `i` has 8 in `{ [lane, i] : 0 <= i < 256 and lane = i mod 32 }`.
 */
export function extent(set: isl.Set, dimension: number): number {
  const outer = set.projectOut(isl.DimType.Set, dimension + 1, set.dim(isl.DimType.Set) - dimension - 1);
  const found =
    outer.nBasicSet() === 1
      ? 1 +
        Number(distancesAlong(outer, dimension).dimMaxVal(dimension).toString()) /
          Number(outer.getStride(dimension).toBigInt())
      : 1 + Number(set.dimMaxVal(dimension).toString()) - Number(set.dimMinVal(dimension).toString());
  return Number.isFinite(found) ? found : 1;
}
