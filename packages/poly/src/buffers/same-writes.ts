import * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { loopSchedule, prefixSchedule } from '../tree/local-dependences.js';
import { loopName } from '../tree/loop-name.js';
import { isThread } from '../tree/marks.js';

/**
 * Returns the loops of a thread around a loop if it does not write the same elements of an array in all iterations of these. A
 * chunk then never writes all of a box of what the loop writes
 *
 *   for z: for j: y[i][z][j] = …
 */
export function loopsOfOtherWrites(
  model: ScopModel,
  grid: readonly isl.ScheduleNode[],
  band: isl.ScheduleNode,
  array: string,
): readonly string[] {
  const loops = loopsInThread(band);
  const [outermost] = grid;
  if (!outermost || loops.length === 0) return [];
  const domain = band.getDomain();
  const nothing = isl.UnionMap.fromDomainAndRange(domain, isl.UnionSet.readFromStr(domain.context, '{ [] }'));
  const valuesOf = (some: readonly isl.ScheduleNode[], start: isl.UnionMap) =>
    some.reduce((all, one) => all.flatRangeProduct(loopSchedule(one).intersectDomain(domain)), start);
  const host = prefixSchedule(outermost).intersectDomain(domain);
  const fixed = valuesOf([...grid, band], host).reverse();
  const written = writesOf(model, domain, array);
  const values = valuesOf(loops, nothing);
  const all = fixed.applyRange(host).applyRange(host.reverse()).applyRange(values);
  const both = fixed.applyRange(written.rangeProduct(values));
  return fixed.applyRange(written).rangeProduct(all).isSubset(both) ? [] : loops.map(loopName);
}

/** Returns the loops between the thread grid and a loop. */
function loopsInThread(band: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const loops: isl.ScheduleNode[] = [];
  for (let node = band.parent(); !isThread(node); node = node.parent())
    if (node.getType() === isl.ScheduleNodeType.Band) loops.unshift(node);
  return loops;
}

function writesOf(model: ScopModel, domain: isl.UnionSet, array: string): isl.UnionMap {
  const names = tupleNames(domain);
  return model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .flatMap(({ accesses }) => accesses)
    .filter(({ access }) => access.array === array && access.kind === 'write')
    .map(({ relation }) => isl.UnionMap.fromMap(relation).intersectDomain(domain))
    .reduce((all, one) => all.union(one));
}
