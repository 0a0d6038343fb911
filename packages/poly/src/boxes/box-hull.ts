import type * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import { withinQuota } from '../model/within-quota.js';
import { boundingBox } from './bounding-box.js';
import { type BoxHull, simpleBox } from './simple-box.js';

/**
 * Returns a box around a parametric set (BBMM Algorithm 1, `get_bounding_box`), for parameters in `context`: the
 * bounding box if isl finds it soon enough, otherwise one with simpler bounds, within `limits`.
 */
export function boxHull(set: isl.Set, context: isl.Set, limits: isl.Set): BoxHull {
  const within = coalesced(set.intersectParams(context));
  const exact = withinQuota(set.context, () => boundingBox(within, context));
  if (exact) return { box: exact, elements: within, tight: true };
  return (
    simpleBox(within, context, limits) ?? { box: boundingBox(within, context), elements: within, tight: true }
  );
}
