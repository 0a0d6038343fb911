import * as isl from '@boxflow/isl-wasm';
import { loopSchedule, prefixSchedule } from '../../../tree/local-dependences.js';
import { badArguments, misplaced } from '../../errors.js';
import type { Verb } from '../../verb.js';
import { loopArgument, requireHostLoop } from '../loop-argument.js';
import { shifted } from './shifted.js';

/**
 * `normalize_index(S0.j)`: a loop counts from 0
 *
 *   for j from i + 1 to n - 1: A[i][j] = …   →   for j from 0 to n - i - 2: A[i][j + i + 1] = …
 *
 * Refused only if the bound is no expression, such as the larger one of two.
 */
export const normalizeIndex: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  if (line.args.length !== 1) throw badArguments(state.model, line, 'normalize_index(LOOP)');
  requireHostLoop(state, line, band);
  const around = prefixSchedule(band);
  const first = around.applyRange(around.reverse().applyRange(loopSchedule(band)).lexmin());
  const shift = isl.MultiUnionPwAff.fromUnionMap(first).neg().gist(band.getDomain());
  if (!isOneExpression(shift))
    throw misplaced(
      state.model,
      line,
      'its first iteration is not the same expression for all iterations of the loops around it',
    );
  return shifted(band, shift).getSchedule();
};

/** Returns whether each statement has one expression, for all values of its iterators. */
function isOneExpression(schedule: isl.MultiUnionPwAff): boolean {
  let answer = true;
  schedule.getAt(0).foreachPwAff((piece) => {
    answer &&= piece.isaAff();
  });
  return answer;
}
