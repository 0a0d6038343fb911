import * as isl from '@boxflow/isl-wasm';
import { loopSchedule } from './local-dependences.js';

/**
 * Returns whether a loop inside threads has the same iterations in all iterations of `varying`, one of the grid's loops, for fixed
 * values of all other loops around it: those of the grid, of the host, and of the thread.
 */
export function isSameForAll(varying: isl.ScheduleNode, inner: isl.ScheduleNode): boolean {
  const domain = inner.getDomain();
  const valuesOf = (band: isl.ScheduleNode): isl.UnionMap => loopSchedule(band).intersectDomain(domain);
  const fixed = loopsAround(inner)
    .filter((band) => !band.isEqual(varying))
    .reduce(
      (all, band) => all.flatRangeProduct(valuesOf(band)),
      isl.UnionMap.fromDomainAndRange(domain, isl.UnionSet.readFromStr(domain.context, '{ [] }')),
    );
  const by = fixed.reverse();
  const each = by.applyRange(valuesOf(varying));
  const iterations = by.applyRange(valuesOf(inner));
  const both = by.applyRange(valuesOf(varying).flatRangeProduct(valuesOf(inner)));
  return each.flatRangeProduct(iterations).isSubset(both);
}

function loopsAround(node: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  if (!node.hasParent()) return [];
  const around = node.parent();
  const own = around.getType() === isl.ScheduleNodeType.Band ? [around] : [];
  return [...loopsAround(around), ...own];
}
