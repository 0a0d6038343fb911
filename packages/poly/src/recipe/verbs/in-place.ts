import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { findInPlace } from '../../in-place/in-place.js';
import { withInPlace } from '../../in-place/with-in-place.js';
import { loopName } from '../../tree/loop-name.js';
import { badArguments, breaksPrivacy, misplaced } from '../errors.js';
import { type MappingState, withScop } from '../mapping-state.js';
import { whyNotPrivate } from '../privacy.js';
import { loopArgument, requireArray } from './loop-argument.js';
import { requireNoOrder } from './rewriting.js';

/**
 * `in_place(S0.j, w)`: what an iteration of the loop computes in the scalar `w`, it computes in the element to which it assigns the
 * value in the end. The statements of a sum can then be executed in another order, as those of a sum in an array can
 *
 *   for j: { w = A[i][j]; for k: w -= A[i][k] * A[k][j]; A[i][j] = w }   →   for j: for k: A[i][j] -= A[i][k] * A[k][j]
 *
 * Refused if a value of the scalar goes from one iteration to another, or into or out of the loop, if the element has another type, or
 * if anything accesses it meanwhile.
 */
export function inPlace(state: MappingState, line: RecipeLine): MappingState {
  const { model, dependences } = state;
  requireNoOrder(state, line);
  const [, scalar] = line.args;
  if (line.args.length !== 2 || scalar === undefined)
    throw badArguments(model, line, 'in_place(LOOP, SCALAR)');
  const band = loopArgument(state, line, 0);
  requireArray(state, line, scalar);
  if (!dependences.privatizable.some(({ array }) => array === scalar))
    throw misplaced(model, line, `the values of ${scalar} may be needed outside the region`);
  const obstacle = whyNotPrivate(state, band, scalar);
  if (obstacle) throw breaksPrivacy(model, line, scalar, obstacle);
  const rewritten = inPlaceOf(state, band, scalar);
  if (typeof rewritten === 'string') throw misplaced(model, line, rewritten);
  return rewritten;
}

/** Returns the state before any line, in which the value is in its element, or why it cannot be. Does not ask for privacy. */
export function inPlaceOf(
  state: MappingState,
  band: isl.ScheduleNode,
  scalar: string,
): MappingState | string {
  const { model } = state;
  const [first] = loopName(band).split('.') as [string];
  const found = findInPlace(model, first, band.getScheduleDepth(), scalar);
  return typeof found === 'string' ? found : withScop(state, withInPlace(model.scop, found));
}
