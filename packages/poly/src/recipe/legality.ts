import type * as isl from '@boxflow/isl-wasm';
import { carriedDependences } from '../tree/local-dependences.js';
import type { MappingState } from './mapping-state.js';

/** Legality questions answer with the dependences that stand in the way; `undefined` means: go ahead. */
export type Obstacle = isl.UnionMap | undefined;

/** May all iterations of the loop run at the same time, for fixed values of the loops around it? */
export function whyNotParallel(state: MappingState, band: isl.ScheduleNode): Obstacle {
  const carried = carriedDependences(band, state.dependences.all);
  return carried.isEmpty() ? undefined : carried;
}
