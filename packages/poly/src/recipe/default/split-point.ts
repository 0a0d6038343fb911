import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../../model/coalesced.js';
import { loopSchedule, prefixSchedule } from '../../tree/local-dependences.js';
import { parallelismWithCopies } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { outerIterators } from '../verbs/split.js';

/**
 * Returns a point at which splitting makes the pieces parallel: an affine `f` of the loops around such that every
 * dependence carried by the loop, except for those that copies of arrays remove, starts or ends at iteration `f`. In
 * floyd's loop over `i`, row `k` is what all other rows read and what only iteration `i = k` writes, so `f` is `k`.
 *
 * Returns the text of `f` for the recipe, or `undefined`.
 */
export function findSplitPoint(state: MappingState, band: isl.ScheduleNode): string | undefined {
  const carried = parallelismWithCopies(state, band).obstacle;
  if (!carried) return undefined;
  const position = prefixSchedule(band).rangeProduct(loopSchedule(band));
  for (const candidate of candidates(band, carried)) {
    const point = pointInstances(position, candidate);
    if (carried.subtractDomain(point).subtractRange(point).isEmpty()) return printPoint(band, candidate);
  }
  return undefined;
}

/** Iterations that are a function of the loops around: `{ [k] -> [f(k)] }` for each end of each dependence. */
function* candidates(band: isl.ScheduleNode, carried: isl.UnionMap): Generator<isl.Aff> {
  const prefix = prefixSchedule(band);
  const loop = loopSchedule(band);
  const seen = new Set<string>();
  for (const map of basicMaps(carried)) {
    for (const end of [map.domain(), map.range()]) {
      const relation = prefix.intersectDomain(end).reverse().applyRange(loop);
      for (const aff of functionsOf(relation)) {
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

/** Returns the single affine function that a relation is, if it is one. */
function functionsOf(relation: isl.UnionMap): isl.Aff[] {
  if (relation.isEmpty() || !relation.isSingleValued()) return [];
  const affs: isl.Aff[] = [];
  const map = isl.Map.fromUnionMap(relation);
  coalesced(coalesced(map).asPwMultiAff().getAt(0)).foreachPiece((domain, aff) => {
    affs.push(aff.gist(domain));
  });
  return affs.length === 1 ? affs : [];
}

function pointInstances(position: isl.UnionMap, point: isl.Aff): isl.UnionSet {
  const graph = isl.Map.fromAff(point).wrap();
  return position.intersectRange(isl.UnionSet.fromSet(graph)).domain();
}

function printPoint(band: isl.ScheduleNode, point: isl.Aff): string | undefined {
  const named = outerIterators(band).reduce((aff, name, i) => aff.setDimName(isl.DimType.In, i, name), point);
  return /-> \[\((.*)\)\] \}$/.exec(named.toString())?.[1];
}
