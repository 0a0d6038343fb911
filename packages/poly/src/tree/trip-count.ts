import * as isl from '@boxflow/isl-wasm';
import { loopSchedule, prefixSchedule } from './local-dependences.js';

/**
 * Returns how many iterations a loop has, if that is the same number for all values of the loops around it and of the
 * parameters. A loop with gaps counts from its first iteration to its last one.
 */
export function tripCount(band: isl.ScheduleNode): number | undefined {
  const iterations = prefixSchedule(band).reverse().applyRange(loopSchedule(band));
  const distances = iterations.lexmin().reverse().applyRange(iterations.lexmax()).deltas();
  if (distances.isEmpty()) return undefined;
  const distance = isl.Set.fromUnionSet(distances).projectOutAllParams();
  if (!distance.isSingleton()) return undefined;
  const last = distance.lexmax().samplePoint().getCoordinateVal(isl.DimType.Set, 0);
  const values = isl.Set.fromUnionSet(iterations.range());
  const stride = Number(values.getStride(0).toString());
  // A loop of one iteration has no stride.
  return stride > 1 ? Number(last.toString()) / stride + 1 : Number(last.toString()) + 1;
}
