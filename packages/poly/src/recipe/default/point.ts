import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../../model/coalesced.js';
import { loopSchedule, prefixSchedule } from '../../tree/local-dependences.js';
import { outerIterators } from '../verbs/split.js';

/* Iterations of a loop that are a function of the loops around it. */

/** Returns `{ [k] -> [f(k)] }` if the loop executes the instances in one such iteration. */
export function iterationOf(band: isl.ScheduleNode, instances: isl.UnionSet): isl.Aff[] {
  return functionsOf(
    prefixSchedule(band).intersectDomain(instances).reverse().applyRange(loopSchedule(band)),
  );
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

/** Returns the function as text for a recipe, or `undefined`. */
export function printPoint(band: isl.ScheduleNode, point: isl.Aff): string | undefined {
  const named = outerIterators(band).reduce((aff, name, i) => aff.setDimName(isl.DimType.In, i, name), point);
  return /-> \[\((.*)\)\] \}$/.exec(named.toString())?.[1];
}
