import { scalarBytes } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { declaredArray } from '../../../model/declared-array.js';
import { iteratorOf, loopName } from '../../../tree/loop-name.js';
import type { MappingState } from '../../mapping-state.js';
import { accessesIn } from '../thread-accesses.js';

/** Returns how many bytes of the elements that an iteration accesses lie beside those of neighbouring threads along the loop. */
export function coalescingReason(state: MappingState, x: isl.ScheduleNode): string {
  const elements = new Map(accessesIn(state, [x], x).map((one) => [one.element, one]));
  const bytes = [...elements.values()].map((one) => ({
    isBeside: Math.abs(one.stride(x)) <= 1,
    bytes: scalarBytes(declaredArray(state.model, one.array).element),
  }));
  const sum = (some: typeof bytes) => some.reduce((all, one) => all + one.bytes, 0);
  const along = iteratorOf(loopName(x));
  const [beside, all] = [sum(bytes.filter((one) => one.isBeside)), sum(bytes)];
  if (all === 0) return `threads along ${along} access no memory`;
  return `threads along ${along} access ${beside === all ? `all ${all}` : `${beside} of ${all}`} bytes side by side`;
}
