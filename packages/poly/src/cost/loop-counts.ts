import type * as isl from '@boxflow/isl-wasm';
import { loopSchedule, prefixSchedule } from '../tree/local-dependences.js';
import { countElements } from './count-elements.js';

/** Upper bounds at some sizes. */
export interface LoopCounts {
  /** How often the loop is begun. */
  readonly times: number;
  /** Iterations each time. */
  readonly iterations: number;
}

export function loopCounts(band: isl.ScheduleNode, sizes: isl.Set): LoopCounts {
  const domain = band.getDomain();
  const prefix = prefixSchedule(band);
  const times = Math.max(1, countElements(domain.apply(prefix), sizes));
  const all = countElements(domain.apply(prefix.flatRangeProduct(loopSchedule(band))), sizes);
  return { times, iterations: Math.max(1, all / times) };
}
