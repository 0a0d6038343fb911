import { tileOf } from '../../../tree/marks.js';
import { sharedMarks } from '../../../tree/shared-marks.js';
import { badArguments } from '../../errors.js';
import type { Verb } from '../../verb.js';
import { NO_TILES, withGridMark } from './grid-mark.js';

/** Iterations of four warps. */
const MOST_ALIGNED = 128;

/**
 * `align(S0.j, 32)`: tiles of the last loop of a grid begin at multiples of 32 iterations, the first one at or before the first
 * iteration, so that each warp accesses whole lines of memory
 *
 *   for j from 1: tiles 1..128, 129..256, …   →   tiles 0..127, of which 0 does not exist, 128..255, …
 *
 * Always legal. Refused if the grid has no tiles, or if blocks share what a loop reads: chunks begin with the tile.
 */
export const align: Verb = (state, line) => {
  const count = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(count) || count < 2 || count > MOST_ALIGNED)
    throw badArguments(state.model, line, `align(LOOP, N), N from 2 to ${MOST_ALIGNED}`);
  return withGridMark(state, line, { kind: 'aligned', count }, (band) => {
    if (tileOf(band) === undefined) return NO_TILES;
    return sharedMarks(band).length > 0 ? 'blocks share what a loop reads in chunks' : undefined;
  });
};
