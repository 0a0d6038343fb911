import * as isl from '@boxflow/isl-wasm';
import { loopName } from '../../../tree/loop-name.js';

/** Returns the loop with its values moved. */
export function shifted(band: isl.ScheduleNode, shift: isl.MultiUnionPwAff): isl.ScheduleNode {
  return band.bandShift(onAll(shift, band).setTupleName(isl.DimType.Set, loopName(band)));
}

/** Returns the shift with 0 for statements that the band has values for, but none of whose instances are there. */
function onAll(shift: isl.MultiUnionPwAff, band: isl.ScheduleNode): isl.MultiUnionPwAff {
  const values = band.bandGetPartialSchedule();
  const others = values.domain().universe().subtract(shift.domain().universe());
  if (others.isEmpty()) return shift;
  const nothing = values.intersectDomain(others);
  return shift.unionAdd(nothing.sub(nothing).resetTupleId(isl.DimType.Set));
}
