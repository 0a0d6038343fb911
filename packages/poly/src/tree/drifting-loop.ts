import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import { withinQuota } from '../model/within-quota.js';
import { loopSchedule, prefixSchedule } from './local-dependences.js';

/** A grid may have this many times as many threads along a loop as the loop has iterations. */
const MOST_TIMES = 2;
/** It may also have one block of threads more. */
const BLOCK = 256;

/**
 * Returns whether a loop of a grid moves along with the loops around it, as a skewed one does. Its values in the whole grid may then be many
 * more than it ever has iterations:
 *
 *   for i < n: for j from 64 * i to 64 * i + 1    →    a grid of n * (64 * n) threads for 2 * n iterations
 *
 * `outermost` is the grid's first loop. What takes too long to find counts as not moving.
 */
export function isDrifting(outermost: isl.ScheduleNode, band: isl.ScheduleNode): boolean {
  const values = loopSchedule(band);
  const drifts = () => {
    const inGrid = widthOf(prefixSchedule(outermost), values);
    const own = widthOf(prefixSchedule(band), values);
    if (!inGrid || !own) return false;
    const allowed = own.scaleVal(MOST_TIMES).add(isl.PwAff.readFromStr(band.context, `{ [(${BLOCK})] }`));
    return !inGrid.gtSet(allowed).isEmpty();
  };
  return withinQuota(band.context, drifts) ?? false;
}

/** Returns the greatest distance of two values with one prefix, over the parameters; `undefined` if there is none. */
function widthOf(prefix: isl.UnionMap, values: isl.UnionMap): isl.PwAff | undefined {
  const each = prefix.reverse().applyRange(values);
  const pairs = coalesced(isl.Set.fromUnionSet(each.flatRangeProduct(each).range()));
  const distances = coalesced(
    pairs.apply(isl.Map.readFromStr(prefix.context, '{ [a, b] -> [b - a] : b >= a }')),
  );
  return distances.isEmpty() ? undefined : distances.dimMax(0);
}
