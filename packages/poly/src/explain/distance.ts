import type { Distance } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { loopSchedule } from '../tree/local-dependences.js';

/** Values of the band's loop at the sinks minus those at the sources. */
export function distanceAt(band: isl.ScheduleNode, dependences: isl.UnionMap): Distance {
  return distanceUnder(loopSchedule(band), dependences);
}

/** Returns the distance under a loop's schedule, `{ S[…] -> [i] }`, which is worth having once for many dependences. */
export function distanceUnder(schedule: isl.UnionMap, dependences: isl.UnionMap): Distance {
  const deltas = deltasUnder(schedule, dependences);
  return deltas
    ? { min: number(deltas.dimMinVal(0)), max: number(deltas.dimMaxVal(0)) }
    : { min: null, max: null };
}

/** Returns the largest number that divides every distance; 1 if nothing is known. */
export function commonDivisor(band: isl.ScheduleNode, dependences: isl.UnionMap): number {
  let divisor = 0;
  deltasUnder(loopSchedule(band), dependences)?.foreachBasicSet((basic) => {
    const piece = isl.Set.fromBasicSet(basic);
    const distance = constantDistance({ min: number(piece.dimMinVal(0)), max: number(piece.dimMaxVal(0)) });
    divisor = distance === undefined ? 1 : greatestCommonDivisor(divisor, distance);
  });
  return Math.max(1, divisor);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** `{ [distance] }`, or `undefined` if there is no dependence. */
function deltasUnder(schedule: isl.UnionMap, dependences: isl.UnionMap): isl.Set | undefined {
  const between = dependences.applyDomain(schedule).applyRange(schedule);
  return between.isEmpty() ? undefined : isl.Map.fromUnionMap(between).deltas();
}

/** Returns the one distance that there is, or `undefined`. */
export function constantDistance({ min, max }: Distance): number | undefined {
  return min !== null && min === max ? min : undefined;
}

function number(value: isl.Val): number | null {
  return value.isInt() ? Number(value.toBigInt()) : null;
}
