import * as isl from '@boxflow/isl-wasm';
import { loopSchedule, prefixSchedule } from '../../tree/local-dependences.js';
import type { MappingState } from '../mapping-state.js';
import { lastIteration } from './last-iteration.js';
import { iterationsOf, printPoint } from './point.js';

/** An iteration at which a loop is split. */
export interface SplitPoint {
  /** As text for the recipe. */
  readonly point: string;
  readonly reason: string;
}

/**
 * Returns a point at which splitting makes the pieces parallel, or `undefined`: a {@link pivot}, or the iteration that writes the last
 * values of arrays. `carried` is what keeps the loop's iterations apart.
 */
export function findSplitPoint(
  state: MappingState,
  band: isl.ScheduleNode,
  carried: isl.UnionMap,
): SplitPoint | undefined {
  const point = pivot(band, carried);
  if (point !== undefined) return { point, reason: 'all other iterations only depend on this one' };
  const last = lastIteration(state, band);
  const reason = `this iteration writes the ${last?.array} that is read afterwards; others have their own`;
  return last && { point: last.point, reason };
}

/**
 * Returns an affine `f` of the loops around such that every dependence carried by the loop, except for those that copies
 * of arrays remove, starts or ends at iteration `f`. In floyd's loop over `i`, row `k` is what all other rows read and what
 * only iteration `i = k` writes, so `f` is `k`.
 */
function pivot(band: isl.ScheduleNode, carried: isl.UnionMap): string | undefined {
  const position = prefixSchedule(band).rangeProduct(loopSchedule(band));
  for (const candidate of candidates(band, carried)) {
    const point = pointInstances(position, candidate);
    if (carried.subtractDomain(point).subtractRange(point).isEmpty()) return printPoint(band, candidate);
  }
  return undefined;
}

/** Iterations that are a function of the loops around: `{ [k] -> [f(k)] }` for each end of each dependence. */
function* candidates(band: isl.ScheduleNode, carried: isl.UnionMap): Generator<isl.Aff> {
  const seen = new Set<string>();
  const iterationOf = iterationsOf(band);
  for (const map of basicMaps(carried)) {
    for (const end of [map.domain(), map.range()]) {
      for (const aff of iterationOf(end)) {
        const text = aff.toString();
        if (seen.has(text)) continue;
        seen.add(text);
        yield aff;
      }
    }
  }
}

function basicMaps(union: isl.UnionMap): isl.UnionMap[] {
  const maps: isl.UnionMap[] = [];
  union.foreachMap((map) => {
    map.foreachBasicMap((basic) => {
      maps.push(isl.UnionMap.fromMap(isl.Map.fromBasicMap(basic)));
    });
  });
  return maps;
}

function pointInstances(position: isl.UnionMap, point: isl.Aff): isl.UnionSet {
  const graph = isl.Map.fromAff(point).wrap();
  return position.intersectRange(isl.UnionSet.fromSet(graph)).domain();
}
