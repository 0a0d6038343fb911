import * as isl from '@boxflow/isl-wasm';

/** A set with more disjuncts, or more local variables in one of them, makes isl's parametric bounds explode. */
const MAX_DISJUNCTS = 4;
const MAX_LOCALS = 2;

/**
 * Returns the set if it is simple enough to take bounds of, otherwise a convex superset without local variables. For
 * what may be too large: contexts, hulls, thread grids. Wavefronts (`c0 = 4t + 2i + j`) need it. A set that has no
 * bounded superset of that kind (`i < a or i < b`) stays as it is.
 */
export function relaxed(set: isl.Set): isl.Set {
  return isSimple(set) ? set : boundedHull(set);
}

/** Returns a convex superset without local variables if isl finds one with bounds, otherwise the set itself. */
export function boundedHull(set: isl.Set): isl.Set {
  const hull = convexHull(set);
  return isBounded(hull) ? hull : set;
}

/** Returns whether each dimension has bounds. */
export function isBounded(set: isl.Set): boolean {
  const rank = set.dim(isl.DimType.Set);
  return Array.from({ length: rank }, (_, d) => set.dimIsBounded(isl.DimType.Set, d)).every(Boolean);
}

/** Returns a convex superset without local variables; not the smallest. */
export function convexHull(set: isl.Set): isl.Set {
  return isl.Set.fromBasicSet(set.removeDivs().unshiftedSimpleHull());
}

function isSimple(set: isl.Set): boolean {
  if (set.nBasicSet() > MAX_DISJUNCTS) return false;
  let simple = true;
  set.foreachBasicSet((basic) => {
    if (basic.dim(isl.DimType.Div) > MAX_LOCALS) simple = false;
  });
  return simple;
}
