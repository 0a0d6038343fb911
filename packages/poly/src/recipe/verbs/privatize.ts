import { declaredArray } from '../../model/declared-array.js';
import { threadExtents } from '../../model/maybe-private.js';
import { insertMark, isThread } from '../../tree/marks.js';
import { badArguments, breaksPrivacy, misplaced } from '../errors.js';
import { whyNotPrivate } from '../privacy.js';
import type { Verb } from '../verb.js';
import { loopArgument, requireArray } from './loop-argument.js';

/**
 * `privatize(S0.i, s, t)`: every iteration of the loop has its own copies of the arrays `s` and `t`, so that their
 * elements being used again and again keeps no iterations apart
 *
 *   double s;                                      for i:
 *   for i: { s = 0; for k: s += A[i][k]; y[i] = s }  →    double s; s = 0; for k: s += A[i][k]; y[i] = s
 *
 * Refused if a value crosses from one iteration to another, or into or out of the loop: the iteration that writes the
 * last values of an array that is read after the region must be split off. In a phase the copies are variables of its
 * threads, and not memory.
 */
export const privatize: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const names = line.args.slice(1);
  if (names.length === 0) throw badArguments(state.model, line, 'privatize(LOOP, ARRAY, …)');
  if (isThread(band)) {
    throw misplaced(state.model, line, 'the launches of the loop are settled already');
  }
  for (const name of names) {
    requireArray(state, line, name);
    if (!state.dependences.privatizable.some((candidate) => candidate.array === name)) {
      throw misplaced(state.model, line, `the values of ${name} may be needed outside the region`);
    }
    if (!threadExtents(state.model, declaredArray(state.model, name))) {
      throw misplaced(state.model, line, `${name} is not of a known size that a thread has room for`);
    }
    const obstacle = whyNotPrivate(state, band, name);
    if (obstacle) throw breaksPrivacy(state.model, line, name, obstacle);
  }
  return insertMark(band.child(0), { kind: 'private', arrays: names }).getSchedule();
};
