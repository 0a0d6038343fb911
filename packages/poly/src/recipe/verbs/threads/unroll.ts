import type * as isl from '@boxflow/isl-wasm';
import { childCount, findLoop, loopName, loopNames } from '../../../tree/loop-name.js';
import { enclosingMark, insertMark, isThread, marksAbove } from '../../../tree/marks.js';
import { sharedMarkAround } from '../../../tree/shared-marks.js';
import { tripCount } from '../../../tree/trip-count.js';
import { badArguments, misplaced } from '../../errors.js';
import type { Verb } from '../../verb.js';
import { loopArgument } from '../loop-argument.js';

/** Code for more iterations does not fit the memory from which processors read instructions. */
const MAX_UNROLLED = 256;

/**
 * `unroll(S1.k, 4)`: compilers copy the body of a loop in a thread for 4 iterations, and the rest is a loop; `unroll(S1.k, full)`:
 * for all of them
 *
 *   for k: c += A[k]   →   for k by 4: { c += A[k]; c += A[k + 1]; c += A[k + 2]; c += A[k + 3] }   and the last iterations
 *
 * `unroll(S1.k, 4, blocks)`: the same for a loop in chunks, but only where blocks execute it in chunks, not on processors. With 1 it
 * stays a loop.
 *
 * Always legal, since the order stays. Of a loop in chunks the iterations of a chunk are copied. Refused outside threads, where loops
 * are no code of a device; in full if the number of iterations is no constant; and for blocks if the loop is not in chunks.
 */
export const unroll: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const isFull = line.args[1] === 'full';
  const inBlocks = line.args[2] === 'blocks';
  const count = isFull ? iterationsInARow(band) : Number(line.args[1]);
  const obstacle = whyNotUnrolled(band);
  const least = inBlocks ? 1 : 2;
  const isCount = isFull || (Number.isInteger(count) && count! >= least && count! <= MAX_UNROLLED);
  if (line.args.length !== (inBlocks ? 3 : 2) || !isCount) {
    const form = `unroll(LOOP, N${inBlocks ? ', blocks' : ''})`;
    throw badArguments(state.model, line, `${form}, N from ${least} to ${MAX_UNROLLED} or full`);
  }
  if (obstacle) throw misplaced(state.model, line, obstacle);
  if (inBlocks && !isInChunks(band))
    throw misplaced(state.model, line, 'the loop is not in chunks: a copy_to_shared line comes first');
  if (count === undefined)
    throw misplaced(state.model, line, 'the number of iterations is no constant: unroll some of them');
  if (count > MAX_UNROLLED)
    throw misplaced(
      state.model,
      line,
      `the loop has ${count} iterations, of which at most ${MAX_UNROLLED} are unrolled`,
    );
  return insertMark(band, { kind: 'unroll', count, ...(inBlocks && { inBlocks }) }).getSchedule();
};

/**
 * `unroll_to_depth(2)`: unrolls in full what threads execute in the innermost loops and in those directly around them. Loops
 * without a constant number of iterations stay, and so do threads. Refused if no loop is unrolled.
 */
export const unrollToDepth: Verb = (state, line) => {
  const depth = Number(line.args[0]);
  if (line.args.length !== 1 || !Number.isInteger(depth) || depth < 1)
    throw badArguments(state.model, line, 'unroll_to_depth(N), N at least 1');
  const bands = loopNames(state.schedule).map((name) => findLoop(state.schedule, name)!);
  const unrolled = bands.flatMap((band) => {
    const isPossible = heightOf(band) <= depth && !whyNotUnrolled(band);
    const count = isPossible ? iterationsInARow(band) : undefined;
    return count !== undefined && count > 1 && count <= MAX_UNROLLED ? [{ name: loopName(band), count }] : [];
  });
  if (unrolled.length === 0) {
    const what = `no loop in threads up to this depth has a constant number of iterations from 2 to ${MAX_UNROLLED}`;
    throw misplaced(state.model, line, what);
  }
  return unrolled.reduce(
    (schedule, { name, count }) =>
      insertMark(findLoop(schedule, name)!, { kind: 'unroll', count }).getSchedule(),
    state.schedule,
  );
};

/** Returns the constant number of iterations that a thread executes without waiting for other threads. */
function iterationsInARow(band: isl.ScheduleNode): number | undefined {
  return isInChunks(band) ? sharedMarkAround(band)!.mark.chunk : tripCount(band);
}

function isInChunks(band: isl.ScheduleNode): boolean {
  return sharedMarkAround(band)?.mark.loop === loopName(band);
}

function whyNotUnrolled(band: isl.ScheduleNode): string | undefined {
  const isInThread = enclosingMark(band, 'thread') !== undefined && !isThread(band);
  if (!isInThread && !enclosingMark(band, 'single')) return 'the loop is not inside the threads of a launch';
  const marks = marksAbove(band).map(({ kind }) => kind);
  if (marks.includes('team')) return 'the threads of a team share its iterations';
  return marks.includes('unroll') ? 'the loop is unrolled already' : undefined;
}

/** Returns how many loops are one inside the other from this one inwards, at most. */
function heightOf(band: isl.ScheduleNode): number {
  const below = (node: isl.ScheduleNode): number =>
    Array.from({ length: childCount(node) }, (_, i) => node.child(i)).reduce(
      (most, child) => Math.max(most, below(child) + (child.getType() === band.getType() ? 1 : 0)),
      0,
    );
  return below(band) + 1;
}
