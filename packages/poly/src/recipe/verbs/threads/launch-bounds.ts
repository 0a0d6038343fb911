import { tileOf } from '../../../tree/marks.js';
import { badArguments } from '../../errors.js';
import type { Verb } from '../../verb.js';
import { NO_TILES, withGridMark } from './grid-mark.js';

/** Blocks that a processor of any CUDA device holds, at most. */
const MOST_BLOCKS = 32;

/**
 * `launch_bounds(S1.j, 2)`: compilers give threads so few registers that a processor of a device holds 2 blocks of the launch at a
 * time
 *
 *   __global__ void __launch_bounds__(128)   →   __global__ void __launch_bounds__(128, 2)
 *
 * Always legal. The loop is the last of a grid with tiles. Only CUDA has such bounds.
 */
export const launchBounds: Verb = (state, line) => {
  const blocks = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(blocks) || blocks < 1 || blocks > MOST_BLOCKS)
    throw badArguments(state.model, line, `launch_bounds(LOOP, N), N at most ${MOST_BLOCKS}`);
  return withGridMark(state, line, { kind: 'bounds', blocks }, (band) =>
    tileOf(band) === undefined ? NO_TILES : undefined,
  );
};
