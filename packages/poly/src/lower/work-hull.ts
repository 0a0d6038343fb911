import { apply, type IntExpr, int, variable } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterMax } from '../boxes/bounding-box.js';
import { rememberedInContext } from '../boxes/remembered-in-context.js';
import { conditionExpr, valueExpr } from '../expressions/expressions.js';
import { coalesced } from '../model/coalesced.js';
import { distancesAlong } from '../model/distances.js';
import { withinQuota } from '../model/within-quota.js';
import { intervalNames, TILE, type Tile } from '../phases/tile.js';

/**
 * Upper bound on the number of statement instances in the tile: of each statement the product of how many values every
 * dimension has at most where those before it have one; without what `/` and `%` say where that makes the bounds
 * complicated, and the tile's iterations where they still are.
 */
export function workHull(tile: Tile): IntExpr {
  const volumes: IntExpr[] = [];
  tile.instances.foreachSet((set) => {
    volumes.push(volumeOf(set, tile.context) ?? iterations(tile));
  });
  const [first, ...rest] = volumes;
  return first ? (rest.length > 0 ? apply('add', first, ...rest) : first) : int(0);
}

/**
 * Returns an upper bound on the number of elements for parameters in `context`; `undefined` if its expression takes too
 * long to find.
 */
export const volumeOf = rememberedInContext(volumeOfHull);

function volumeOfHull(set: isl.Set, context: isl.Set): IntExpr | undefined {
  const elements = coalesced(set.intersectParams(context));
  return (
    withinQuota(elements.context, () => hullVolume(elements, context)) ??
    withinQuota(elements.context, () => hullVolume(coalesced(elements.removeDivs()), context))
  );
}

/** Returns the extent in the distribution dimensions: the width of an interval, or the area of a rectangle. */
function iterations({ phase }: Tile): IntExpr {
  return intervalNames(phase, TILE)
    .map(({ lo, hi }) => apply('sub', variable(hi), variable(lo)))
    .reduce((area, width) => apply('mul', area, width));
}

function hullVolume(instances: isl.Set, context: isl.Set): IntExpr {
  const inner = instances.params();
  let volume: IntExpr = int(1);
  for (let d = 0; d < instances.dim(isl.DimType.Set); d++) {
    const values = extent(instances, d, inner);
    volume = d === 0 ? values : apply('mul', volume, values);
  }
  const guard = conditionExpr(inner, context);
  return guard ? apply('select', guard, volume, int(0)) : volume;
}

/**
 * Returns how many values a dimension has at most: if the set is convex, for any one value of the dimensions
 * before it.
 */
function extent(instances: isl.Set, dimension: number, inner: isl.Set): IntExpr {
  const rank = instances.dim(isl.DimType.Set);
  const outer = instances.projectOut(isl.DimType.Set, dimension + 1, rank - dimension - 1);
  if (dimension === 0 || outer.nBasicSet() > 1) {
    return valueExpr(afterMax(instances, dimension).sub(instances.dimMin(dimension)), inner);
  }
  const count = valueExpr(afterMax(distancesAlong(outer, dimension), dimension), inner);
  const stride = Number(outer.getStride(dimension).toBigInt());
  if (stride === 1) return count;
  return apply('floordiv', apply('add', count, int(stride - 1)), int(stride));
}
