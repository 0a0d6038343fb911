import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { gridMark, insertMark, isInnermostThread, type Mark } from '../../../tree/marks.js';
import { misplaced } from '../../errors.js';
import type { MappingState } from '../../mapping-state.js';
import { loopArgument } from '../loop-argument.js';

export const NO_TILES = 'the grid has no tiles: a tile line comes first';

/** Returns the schedule with a mark below the innermost loop of a grid, which is the line's first argument. */
export function withGridMark(
  state: MappingState,
  line: RecipeLine,
  mark: Mark,
  whyNot: (band: isl.ScheduleNode) => string | undefined,
): isl.Schedule {
  const band = loopArgument(state, line, 0);
  if (!isInnermostThread(band))
    throw misplaced(state.model, line, 'the loop is not the innermost of a thread grid');
  if (gridMark(band, mark.kind)) throw misplaced(state.model, line, 'the loop has such a line already');
  const obstacle = whyNot(band);
  if (obstacle !== undefined) throw misplaced(state.model, line, obstacle);
  return insertMark(band.child(0), mark).getSchedule();
}
