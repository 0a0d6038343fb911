import { whyNotInRegister } from '../../phases/register-accesses.js';
import { enclosingMark, insertMark, isThread, privateAround, registersAround } from '../../tree/marks.js';
import { badArguments, misplaced } from '../errors.js';
import type { Verb } from '../verb.js';
import { loopArgument, requireArray } from './loop-argument.js';

/**
 * `copy_to_registers(S1.k, C)`: a thread keeps the element of `C` that the loop updates in a register meanwhile
 *
 *   for k: C[i][j] += A[i][k] * B[k][j]      →      c = C[i][j]; for k: c += A[i][k] * B[k][j]; C[i][j] = c
 *
 * Refused unless one statement reads and writes one element of the array in all iterations. What else it reads of the array stays in
 * memory. Other threads access no element that a thread writes, so that it makes no difference when they see it.
 */
export const copyToRegisters: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const array = line.args[1];
  if (array === undefined || line.args.length > 2) {
    throw badArguments(state.model, line, 'copy_to_registers(LOOP, ARRAY)');
  }
  requireArray(state, line, array);
  if (!enclosingMark(band, 'launch') || isThread(band)) {
    throw misplaced(state.model, line, 'the loop is not inside the threads of a launch');
  }
  if ([...privateAround(band), ...registersAround(band)].includes(array)) {
    throw misplaced(state.model, line, `threads keep ${array} to themselves already`);
  }
  const obstacle = whyNotInRegister(state.model, band, array);
  if (obstacle) throw misplaced(state.model, line, obstacle);
  return insertMark(band, { kind: 'registers', array }).getSchedule();
};
