import * as isl from '@boxflow/isl-wasm';
import { coalesced } from './coalesced.js';
import { withinQuota } from './within-quota.js';

/**
 * Returns the same set in as few pieces as can be found soon.
 *
 *   max(16 * t, 0) <= i <= min(n - 1, 16 * t + 15)   →   16t <= i <= 15 + 16t and 0 <= i < n
 *
 * isl reads each minimum and maximum as a case distinction: six loops that are tiled by hand have 64 pieces.
 * All that is computed of a domain has at least as many. If the constraints that hold in all pieces describe
 * no other elements, the result is one piece.
 */
export function inFewPieces(set: isl.Set): isl.Set {
  const fewer = coalesced(set);
  if (fewer.nBasicSet() < 2) return fewer;
  const hull = isl.Set.fromBasicSet(fewer.unshiftedSimpleHull());
  return withinQuota(set.context, () => hull.isSubset(fewer)) ? hull : fewer;
}
