import type * as isl from '@boxflow/isl-wasm';
import { loopsAt } from '../tree/items.js';
import { perfectNest } from '../tree/perfect-nest.js';
import { parallelismWithCopies } from './legality.js';
import type { MappingState } from './mapping-state.js';

/** Parallel loops, one directly inside the other, outermost first. */
export type ParallelNest = readonly isl.ScheduleNode[];

/** Returns the outermost loops inside a loop that are parallel without copies, each with those directly inside that are, too. */
export function parallelNests(state: MappingState, band: isl.ScheduleNode): readonly ParallelNest[] {
  return loopsAt(band.child(0)).flatMap((loop): readonly ParallelNest[] => {
    if (!isParallel(state, loop)) return parallelNests(state, loop);
    const nest = perfectNest(loop);
    const end = nest.findIndex((one) => !isParallel(state, one));
    return [end < 0 ? nest : nest.slice(0, end)];
  });
}

function isParallel(state: MappingState, loop: isl.ScheduleNode): boolean {
  const { obstacle, privatized } = parallelismWithCopies(state, loop);
  return !obstacle && privatized.length === 0;
}
