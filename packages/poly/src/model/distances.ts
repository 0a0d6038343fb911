import * as isl from '@boxflow/isl-wasm';

/** Returns the differences of any two elements that differ in the dimension `last`, which is the last one, only. */
export function distancesAlong(set: isl.Set, last: number): isl.Set {
  let pairs = isl.Map.fromDomainAndRange(set, set);
  for (let d = 0; d < last; d++) pairs = pairs.equate(isl.DimType.In, d, isl.DimType.Out, d);
  return pairs.deltas();
}
