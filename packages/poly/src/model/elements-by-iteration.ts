import * as isl from '@boxflow/isl-wasm';
import { coalesced } from './coalesced.js';

/** `{ [i, e0, e1] }`: the elements that accesses concern, by the iterators of so many loops around. */
export function elementsByIteration(accesses: readonly isl.Map[], depth: number): isl.Set {
  const sets = accesses.map((relation) => {
    const inner = relation.dim(isl.DimType.In) - depth;
    return relation.projectOut(isl.DimType.In, depth, inner).wrap().flatten();
  });
  return coalesced(sets.reduce((all, one) => all.union(one)));
}
