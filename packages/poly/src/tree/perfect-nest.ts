import type * as isl from '@boxflow/isl-wasm';
import { itemsAt } from './items.js';
import { belowMarks } from './marks.js';

/** Returns the loop and those inside it down to the first with anything beside it or in it but one loop. */
export function perfectNest(band: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const [only, ...more] = itemsAt(belowMarks(band.child(0)));
  return only?.kind === 'loop' && more.length === 0 ? [band, ...perfectNest(only.node)] : [band];
}
