import * as isl from '@boxflow/isl-wasm';
import { declaredElements } from '../../model/array-elements.js';
import type { ScopModel } from '../../model/scop-model.js';
import { withinQuota } from '../../model/within-quota.js';
import { loopSchedule, prefixSchedule } from '../../tree/local-dependences.js';
import { privateArrays } from '../../tree/marks.js';

/**
 * A dimension of no more elements says nothing of an array's size: the two planes of a stencil, the colours
 * of a pixel.
 */
const FEW = 4;

/**
 * Returns an array of two dimensions or more of which one iteration of the loop at `first` accesses as good
 * as all, so that tiles of that loop cannot divide its memory, and one of the loop at `second` directly
 * inside it does not: the right factor of a matrix product, of which a row of the product needs all and an
 * element a column. `undefined` if there is none: rows and columns that iterations share, as in a stencil,
 * are of a different order than the array, and a vector is no larger than a row.
 */
export function undividedArray(
  model: ScopModel,
  first: isl.ScheduleNode,
  second: isl.ScheduleNode,
): string | undefined {
  const outer = prefixSchedule(first).flatRangeProduct(loopSchedule(first));
  const inner = prefixSchedule(second).flatRangeProduct(loopSchedule(second));
  const domain = second.getDomain();
  for (const { accesses } of model.statements) {
    for (const { access, relation } of accesses) {
      if (access.index.length < 2 || privateArrays(second).includes(access.array)) continue;
      const touched = isl.UnionMap.fromMap(relation).intersectDomain(domain).intersectParams(model.context);
      if (touched.isEmpty()) continue;
      const whole = declaredElements(model, access.array).intersectParams(model.context);
      const isLarge = (loops: isl.UnionMap): boolean | undefined =>
        withinQuota(model.ctx, () =>
          isOfTheOrder(isl.Map.fromUnionMap(loops.reverse().applyRange(touched)), whole),
        );
      if (isLarge(outer) && isLarge(inner) === false) return access.array;
    }
  }
  return undefined;
}

/**
 * Returns whether some value of the loops accesses, in each dimension of the array that has more than a few elements,
 * most of them without changing the others: a diagonal has all rows and all columns, but is a row.
 */
function isOfTheOrder(accessed: isl.Map, whole: isl.Set): boolean {
  const places = accessed.wrap().flatten();
  const rank = whole.dim(isl.DimType.Set);
  let large = 0;
  for (let d = 0; d < rank; d++) {
    const extent = distance(whole, d) + 1;
    if (extent <= FEW) continue;
    const width = distance(places, places.dim(isl.DimType.Set) - rank + d) + 1;
    if (width < Infinity && 4 * width <= 3 * extent) return false;
    large++;
  }
  return large >= 2;
}

/**
 * Returns the greatest distance of elements that differ in the dimension only; `Infinity` if it grows with
 * the parameters.
 */
function distance(set: isl.Set, dimension: number): number {
  let pairs = isl.Map.fromDomainAndRange(set, set);
  for (let d = 0; d < set.dim(isl.DimType.Set); d++) {
    if (d !== dimension) pairs = pairs.equate(isl.DimType.In, d, isl.DimType.Out, d);
  }
  const greatest = pairs.deltas().dimMaxVal(dimension);
  return greatest.isInt() ? Number(greatest.toString()) : Infinity;
}
