import * as isl from '@boxflow/isl-wasm';
import type { Dependences } from '../model/dependences.js';
import type { AccessModel } from '../model/scop-model.js';
import { withinQuota } from '../model/within-quota.js';
import { memoryInstances } from '../phases/memory-instances.js';
import type { Tile } from '../phases/tile.js';

/**
 * Returns whether the reads of an access in `instances` of a tile see only values that the tile has surely written to
 * memory before, so that it needs none of them from elsewhere: `c[i]` in the second statement of
 *
 *   for i: { c[i] = 0; for k: c[i] += a[i][k] }
 */
export function readsOwnValues(
  dependences: Dependences,
  tile: Tile,
  { access, internal, relation }: AccessModel,
  instances: isl.UnionSet,
): boolean {
  if (internal) return true;
  const dataflow = dependences.dataflow.find(({ array }) => array === access.array);
  if (!dataflow || dataflow.certainFlow.isEmpty()) return false;
  const reads = isl.UnionMap.fromMap(relation).intersectDomain(instances);
  const areOwn = withinQuota(reads.context, () => {
    const writers = memoryInstances(tile.phase, access.array, tile.instances);
    const own = dataflow.certainFlow.intersectDomain(writers).range();
    return reads.wrap().subtract(own).intersectParams(tile.context).isEmpty();
  });
  return areOwn ?? false;
}
