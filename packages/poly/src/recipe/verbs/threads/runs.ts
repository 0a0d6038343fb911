import { threadBands } from '../../../phases/launch.js';
import { tileOf } from '../../../tree/marks.js';
import { sharedMarks } from '../../../tree/shared-marks.js';
import { badArguments } from '../../errors.js';
import type { Verb } from '../../verb.js';
import { loopsFromLaunch } from '../threads.js';
import { NO_TILES, withGridMark } from './grid-mark.js';

const MOST_NEIGHBOURS = 8;

/**
 * `runs(S1.j, 4)`: of the last loop of a tile, a thread has runs of 4 neighbouring iterations, so that it reads vectors from memory
 * that a block shares. With one run for each thread, and no loops in chunks, it also reads and writes memory in vectors
 *
 *   block of 16, tile of 128: thread x: j = x, x + 16, x + 32, …   →   j = 4x, 4x + 1, 4x + 2, 4x + 3, 4x + 64, …
 *
 * Always legal, since threads are independent of each other. Refused if a thread's iterations are not a multiple of a run, and beside
 * matrix instructions, which say what sums a thread has.
 */
export const runs: Verb = (state, line) => {
  const count = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(count) || count < 2 || count > MOST_NEIGHBOURS)
    throw badArguments(state.model, line, `runs(LOOP, N), N from 2 to ${MOST_NEIGHBOURS}`);
  return withGridMark(state, line, { kind: 'runs', count }, (band) => {
    const tile = tileOf(band);
    if (tile === undefined) return NO_TILES;
    if (sharedMarks(band).some(({ mark }) => mark.by === 'matrix'))
      return 'matrix instructions execute a loop inside';
    const [outermost] = loopsFromLaunch(band);
    const threads = threadBands({ node: outermost!.parent() }).at(-1)!.size;
    return tile % (threads * count) === 0
      ? undefined
      : `a tile of ${tile} iterations has no runs of ${count} for each of ${threads} threads`;
  });
};
