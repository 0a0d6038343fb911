import * as isl from '@boxflow/isl-wasm';
import { coalesced } from './coalesced.js';

/**
 * `{ [i, e0, e1] }`: the elements that accesses concern, by the iterators of so many loops around; dimensions
 * have the names.
 */
export function elementsByIteration(
  accesses: readonly isl.Map[],
  depth: number,
  names: readonly string[],
): isl.Set {
  const sets = accesses.map((relation) => {
    const inner = relation.dim(isl.DimType.In) - depth;
    return relation.projectOut(isl.DimType.In, depth, inner).wrap().flatten();
  });
  const union = coalesced(sets.reduce((all, one) => all.union(one)));
  return names.reduce((named, name, d) => named.setDimName(isl.DimType.Set, d, name), union);
}
