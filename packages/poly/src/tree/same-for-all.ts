import * as isl from '@boxflow/isl-wasm';
import { loopSchedule } from './local-dependences.js';

/**
 * Returns whether a loop inside threads has the same iterations in all iterations of `varying`, one of the
 * grid's loops.
 */
export function isSameForAll(
  grid: readonly isl.ScheduleNode[],
  varying: isl.ScheduleNode,
  inner: isl.ScheduleNode,
): boolean {
  const domain = inner.getDomain();
  const valuesOf = (band: isl.ScheduleNode): isl.UnionMap => loopSchedule(band).intersectDomain(domain);
  const others = grid.filter((band) => !band.isEqual(varying));
  const fixed = others.reduce(
    (all, band) => all.flatRangeProduct(valuesOf(band)),
    isl.UnionMap.fromDomainAndRange(domain, isl.UnionSet.readFromStr(domain.context, '{ [] }')),
  );
  const by = fixed.reverse();
  const each = by.applyRange(valuesOf(varying));
  const iterations = by.applyRange(valuesOf(inner));
  const both = by.applyRange(valuesOf(varying).flatRangeProduct(valuesOf(inner)));
  return each.flatRangeProduct(iterations).isSubset(both);
}
