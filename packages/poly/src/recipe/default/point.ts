import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../../model/coalesced.js';
import { loopSchedule, prefixSchedule } from '../../tree/local-dependences.js';
import { outerIterators } from '../verbs/split.js';

/* Iterations of a loop that are a function of the loops around it. */

/** Returns for instances `{ [k] -> [f(k)] }` if the loop executes them in one such iteration. */
export type IterationOf = (instances: isl.UnionSet) => isl.Aff[];

/** Returns the function for the loop at a band. */
export function iterationsOf(band: isl.ScheduleNode): IterationOf {
  const around = prefixSchedule(band);
  const own = loopSchedule(band);
  return (instances) => functionsOf(around.intersectDomain(instances).reverse().applyRange(own));
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
