import * as isl from '@boxflow/isl-wasm';

/** Values of all loops around `node`, outermost first: `{ S[…] -> [k, …] }`, on the instances at the node. */
export function prefixSchedule(node: isl.ScheduleNode): isl.UnionMap {
  const prefix = node.getPrefixScheduleMultiUnionPwAff().resetTupleId(isl.DimType.Set);
  return isl.UnionMap.fromMultiUnionPwAff(prefix).intersectDomain(node.getDomain());
}

/** Value of the loop at a band: `{ S[…] -> [i] }`, on the instances at the band. */
export function loopSchedule(band: isl.ScheduleNode): isl.UnionMap {
  const schedule = band.bandGetPartialSchedule().resetTupleId(isl.DimType.Set);
  return isl.UnionMap.fromMultiUnionPwAff(schedule).intersectDomain(band.getDomain());
}

/** Returns the dependences among the instances at `node` that agree on all loops around it. */
export function localDependences(node: isl.ScheduleNode, dependences: isl.UnionMap): isl.UnionMap {
  const domain = node.getDomain();
  const local = dependences.intersectDomain(domain).intersectRange(domain);
  return local.isEmpty() ? local : local.eqAtMultiUnionPwAff(node.getPrefixScheduleMultiUnionPwAff());
}

/** The local dependences whose source and sink are different iterations of the band's loop. */
export function carriedDependences(band: isl.ScheduleNode, dependences: isl.UnionMap): isl.UnionMap {
  const local = localDependences(band, dependences);
  return local.isEmpty() ? local : local.subtract(local.eqAtMultiUnionPwAff(band.bandGetPartialSchedule()));
}

/** Returns the dependences within one iteration of the band's loop, the loops around it agreeing too. */
export function sameIteration(band: isl.ScheduleNode, dependences: isl.UnionMap): isl.UnionMap {
  const local = localDependences(band, dependences);
  return local.isEmpty() ? local : local.eqAtMultiUnionPwAff(band.bandGetPartialSchedule());
}
