import * as isl from '@boxflow/isl-wasm';
import { emptyMap, type ScopModel } from '../model/scop-model.js';
import type { ElementDimension } from '../tree/marks.js';

/**
 * `{ S1[t, j] -> [0] }`: the subscript in one dimension of the elements of an array that the instances write.
 * `undefined` if some instance writes none, or instances with the same values of the host loops (`prefix`)
 * write different ones.
 */
export function ownerPosition(
  model: ScopModel,
  instances: isl.UnionSet,
  prefix: isl.UnionMap,
  { array, dimension }: ElementDimension,
): isl.UnionMap | undefined {
  let positions = emptyMap(model.ctx);
  for (const { accesses } of model.statements) {
    for (const { access, relation } of accesses) {
      if (access.kind !== 'write' || access.array !== array || dimension >= access.index.length) continue;
      positions = positions.union(isl.UnionMap.fromMap(subscriptOf(relation, dimension)));
    }
  }
  const here = positions.intersectDomain(instances);
  const isEverywhere = instances.isSubset(here.domain());
  return isEverywhere && prefix.reverse().applyRange(here).isSingleValued() ? here : undefined;
}

/** `{ S1[t, j] -> ey[0, j] }` → `{ S1[t, j] -> [0] }` */
function subscriptOf(relation: isl.Map, dimension: number): isl.Map {
  const rank = relation.dim(isl.DimType.Out);
  return relation
    .projectOut(isl.DimType.Out, dimension + 1, rank - dimension - 1)
    .projectOut(isl.DimType.Out, 0, dimension)
    .resetTupleId(isl.DimType.Out);
}
