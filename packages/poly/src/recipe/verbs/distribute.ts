import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { loopName } from '../../tree/loop-name.js';
import { bandInside, insertMark } from '../../tree/marks.js';
import { badArguments, breaksDependence, misplaced } from '../errors.js';
import { whyNotParallel } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import type { Verb } from '../verb.js';
import { loopArgument, requireHostLoop } from './loop-argument.js';

/**
 * `distribute(S0.i)`: the loop's intervals are dealt out to the devices; with everything inside it is a phase.
 * Refused if an iteration depends on a different one with the same host iterators.
 *
 * `distribute(S0.i, S0.j)`: rectangles of iterations are. The second loop is directly inside the first. Refused if an
 * instance depends on a different one that differs in `i` or in `j`.
 */
export const distribute: Verb = (state, line) => {
  if (line.args.length > 2)
    throw badArguments(state.model, line, 'distribute(LOOP) or distribute(LOOP, LOOP)');
  const band = loopArgument(state, line, 0);
  requireHostLoop(state, line, band);
  const obstacle = whyNotParallel(state, band);
  if (obstacle) throw breaksDependence(state.model, line, 'its iterations depend on one another', obstacle);
  const launch = insertMark(band, { kind: 'launch' });
  if (line.args.length === 1) return insertMark(launch, { kind: 'phase', dimensions: 1 }).getSchedule();
  requireSecond(state, line, band);
  return insertMark(launch, { kind: 'phase', dimensions: 2 }).getSchedule();
};

/**
 * Checks the second loop. The first one is parallel, so the second carries all dependences that differ in
 * either loop.
 */
function requireSecond(state: MappingState, line: RecipeLine, first: isl.ScheduleNode): void {
  const second = loopArgument(state, line, 1);
  const inside = bandInside(first);
  if (!inside || loopName(inside) !== loopName(second)) {
    throw misplaced(state.model, line, `${loopName(second)} is not directly inside ${loopName(first)}`);
  }
  const obstacle = whyNotParallel(state, second);
  if (obstacle) {
    throw breaksDependence(
      state.model,
      line,
      `iterations of ${loopName(second)} depend on one another`,
      obstacle,
    );
  }
}
