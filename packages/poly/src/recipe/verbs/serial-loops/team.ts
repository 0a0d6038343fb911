import { loopName } from '../../../tree/loop-name.js';
import { enclosingMark, insertMark, marksAbove, privateArrays } from '../../../tree/marks.js';
import { teamLoops } from '../../../tree/team-marks.js';
import { badArguments, breaksDependence, misplaced } from '../../errors.js';
import { whyNotParallel } from '../../legality.js';
import type { Verb } from '../../verb.js';
import { loopArgument } from '../loop-argument.js';

/** Threads that a block of a CUDA device may have. */
export const MOST_TEAM_THREADS = 1024;

/**
 * `team(S1.i, 1024)`: the threads of one block share the iterations of a parallel loop inside a phase of one instance. All else one of the
 * threads executes, and they wait for each other in between
 *
 *   single(S0.j)   for j: { S0; for i: S1 }  →  one launch: for j: { thread 0: S0; barrier; threads: i = t, t + 1024, …: S1; barrier }
 *
 * In place of launches in every iteration there is one, on one of a device's processors. A processor without threads executes the loop
 * in order.
 */
export const team: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const threads = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(threads) || threads < 1 || threads > MOST_TEAM_THREADS)
    throw badArguments(state.model, line, `team(LOOP, N), N from 1 to ${MOST_TEAM_THREADS}`);
  const phase = enclosingMark(band, 'single');
  if (!phase)
    throw misplaced(state.model, line, 'the loop is in no phase of one instance: a single line comes first');
  if (enclosingMark(band, 'team') || teamLoops(band).length > 0)
    throw misplaced(state.model, line, 'a team shares the loop, or one around or inside it, already');
  if (marksAbove(band).some(({ kind }) => kind === 'unroll'))
    throw misplaced(state.model, line, 'the loop is unrolled already');
  const [other] = teamLoops(phase);
  if (other && other.mark.threads !== threads)
    throw misplaced(state.model, line, `the team of the phase has ${other.mark.threads} threads`);
  if (privateArrays(band).length > 0)
    throw misplaced(
      state.model,
      line,
      'its iterations have copies of arrays, and threads of a team have none',
    );
  const obstacle = whyNotParallel(state, band);
  if (obstacle) throw breaksDependence(state.model, line, `${loopName(band)} is not parallel`, obstacle);
  return insertMark(band, { kind: 'team', loop: loopName(band), threads }).getSchedule();
};
