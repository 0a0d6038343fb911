import type * as isl from '@boxflow/isl-wasm';
import { bytesOfCopies, MAX_THREAD_BYTES } from '../../model/maybe-private.js';
import { threadBands } from '../../phases/launch.js';
import { insertMark, isInnermostThread, privateAround, tileOf } from '../../tree/marks.js';
import { badArguments, misplaced } from '../errors.js';
import type { Verb } from '../verb.js';
import { loopArgument } from './loop-argument.js';
import { loopsFromLaunch } from './threads.js';

/** Iterations of a thread: what it keeps for each of them is to be in its registers. */
const MAX_POINTS = 64;

/**
 * `tile(S1.j, 64, 64)`: a block of threads executes a tile of 64 x 64 iterations of the grid that ends with `S1.j`, each thread those
 * that are as far apart as the block has threads
 *
 *   block(S1.j, 16, 16)   thread (y, x): i = y, y + 16, y + 32, y + 48;  j = x, x + 16, x + 32, x + 48
 *
 * Legal as `points`; refused if a thread has too large copies of arrays for all of them. A dimension may also have fewer iterations than
 * threads: the rest of them only help to copy. A processor without threads has no blocks either.
 */
export const tile: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  if (!isInnermostThread(band)) {
    throw misplaced(state.model, line, 'the loop is not the innermost of a thread grid');
  }
  const loops = loopsFromLaunch(band);
  if (loops.some((loop) => tileOf(loop) !== undefined)) {
    throw misplaced(state.model, line, 'the loop has such a line already');
  }
  const sizes = line.args.slice(1).map(Number);
  const block = blockOf(loops);
  const points = sizes.reduce((product, size, d) => product * Math.ceil(size / (block[d] ?? 1)), 1);
  const fits = sizes.every((size, d) => Number.isInteger(size) && size > 0 && isTile(size, block[d] ?? 1));
  if (!fits || sizes.length !== loops.length || points > MAX_POINTS) {
    const form = loops.map(() => 'N').join(', ');
    const what = `multiples of the block's ${block.join(', ')} threads or fewer, at most ${MAX_POINTS} iterations for each of them`;
    throw badArguments(state.model, line, `tile(LOOP, ${form}), ${what}`);
  }
  const bytes = points * bytesOfCopies(state.model, privateAround(band.child(0)));
  if (bytes > MAX_THREAD_BYTES) {
    const most = `at most ${MAX_THREAD_BYTES}`;
    throw misplaced(state.model, line, `threads would keep ${bytes} bytes of copies of arrays, ${most}`);
  }
  return sizes
    .reduceRight<isl.ScheduleNode>((node, size, d) => {
      const at = loopsFromLaunch(node)[d] as isl.ScheduleNode;
      return insertMark(at.child(0), { kind: 'tile', size }).parent();
    }, band)
    .getSchedule();
};

function isTile(size: number, threads: number): boolean {
  return size < threads || size % threads === 0;
}

function blockOf(loops: readonly isl.ScheduleNode[]): readonly number[] {
  const [outermost] = loops;
  if (!outermost) return [];
  return threadBands({ node: outermost.parent() }).map(({ size }) => size);
}
