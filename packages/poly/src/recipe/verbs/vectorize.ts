import { belowMarks, insertMark, isThread, markOf } from '../../tree/marks.js';
import { badArguments, misplaced } from '../errors.js';
import type { Verb } from '../verb.js';
import { loopArgument } from './loop-argument.js';

/** Threads' parts of buffers lie on the processor's stack. */
const MAX_LANES = 256;

/**
 * `vectorize(S1.j, 32)`: where a processor executes a kernel, it executes 32 neighbouring threads together: each statement for all
 * of them, inside the loops that are the same for all
 *
 *   for j: { c = C[j]; for k: c += A[k] * B[k][j]; C[j] = c }   →   for j by 32: for k: for 32 lanes: c[lane] += …
 *
 * Always legal, since threads are independent of each other. The loop is the last of a thread grid.
 */
export const vectorize: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const lanes = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(lanes) || lanes < 1 || lanes > MAX_LANES) {
    throw badArguments(state.model, line, `vectorize(LOOP, N), N at most ${MAX_LANES}`);
  }
  const inside = belowMarks(band.child(0));
  if (!isThread(band) || isThread(inside)) {
    throw misplaced(state.model, line, 'the loop is not the innermost of a thread grid');
  }
  if (markOf(band.child(0))?.kind === 'vector') {
    throw misplaced(state.model, line, 'the loop has lanes already');
  }
  return insertMark(band.child(0), { kind: 'vector', lanes }).getSchedule();
};
