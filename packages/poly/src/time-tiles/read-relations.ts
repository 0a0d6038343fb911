import { linearParts, printIntExpr, sumOfParts } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { accessedElements } from '../model/array-elements.js';
import { boundedHull } from '../model/relaxed.js';
import type { Tile } from './tile.js';
import type { TileBody } from './tile-body.js';
import type { TileRead } from './tile-reads.js';
import type { Tiling } from './tiling.js';

/**
 * Returns the relations of a tile's reads, in their order. They may have more elements than are read, since
 * nobody writes these arrays meanwhile, and one convex relation takes isl a small part of the time of many.
 * Reads that are a constant apart have the same one, and it is of all points, though only those near an edge
 * may read an array.
 */
export function readRelations(tiling: Tiling, { where, reads }: TileBody, tile: Tile): readonly isl.Map[] {
  const instances = tiling.instances(tile.name, tile.turn, where);
  const known = new Map<string, isl.Map>();
  return reads.map((read) => {
    const key = placeOf(read);
    const array = tile.from(read.array);
    const relation =
      known.get(key) ??
      hullOf(
        reads
          .filter((one) => placeOf(one) === key)
          .map((one) => tiling.accessed(instances, tile.turn, array, one.index)),
      ).intersectRange(boundedHull(accessedElements(tiling.model, read.array)).setTupleName(array));
    known.set(key, relation);
    return relation;
  });
}

/** Returns the same text for reads that are a constant apart. */
function placeOf({ array, index }: TileRead): string {
  const varying = index.map((one) => printIntExpr(sumOfParts({ ...linearParts(one), constant: 0 })));
  return [array, ...varying].join(' ');
}

function hullOf(relations: readonly isl.Map[]): isl.Map {
  const union = relations.reduce((all, one) => all.union(one));
  return relations.length > 1 ? isl.Map.fromBasicMap(union.removeDivs().unshiftedSimpleHull()) : union;
}
