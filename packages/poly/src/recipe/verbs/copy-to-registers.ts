import type * as isl from '@boxflow/isl-wasm';
import { writersOf } from '../../model/scop-model.js';
import { carriedAccesses } from '../../phases/carried-accesses.js';
import { whyNotInRegister } from '../../phases/register-accesses.js';
import { tupleNames } from '../../tree/items.js';
import {
  carriedAround,
  enclosingMark,
  insertMark,
  isThread,
  privateAround,
  registersAround,
} from '../../tree/marks.js';
import { piecesBelow } from '../../tree/pieces.js';
import { sharedMarkAround } from '../../tree/shared-marks.js';
import { badArguments, misplaced } from '../errors.js';
import type { MappingState } from '../mapping-state.js';
import type { Verb } from '../verb.js';
import { loopArgument, requireArray } from './loop-argument.js';

/**
 * `copy_to_registers(S1.k, C)`: a thread keeps the element of `C` that the loop updates in a register meanwhile
 *
 *   for k: C[i][j] += A[i][k] * B[k][j]      →      c = C[i][j]; for k: c += A[i][k] * B[k][j]; C[i][j] = c
 *
 * If each iteration writes one element, and reads what it or the one before has written, these two are in registers
 *
 *   for j: p[i][j] = f(p[i][j - 1])          →      before = p[i][0]; for j: { own = f(before); p[i][j] = own; before = own }
 *
 * An element that all iterations read, and none writes, is in a register, too
 *
 *   for k: s[i] += x[i] * w[k]      →      c = x[i]; for k: s[i] += c * w[k]
 *
 * Otherwise refused unless one statement reads and writes one element of the array in all iterations. What
 * else it reads of the array stays in memory. Other threads access no element that a thread writes, so that
 * it makes no difference when they see it.
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
  if ([...privateAround(band), ...registersAround(band), ...carriedAround(band)].includes(array)) {
    throw misplaced(state.model, line, `threads keep ${array} to themselves already`);
  }
  const isShared = sharedMarkAround(band)?.mark.arrays.includes(array) ?? false;
  const launch = enclosingMark(band, 'launch')!;
  const names = isShared ? tupleNames(band.getDomain()) : [];
  const inPieces = names.find((name) => piecesBelow(launch, name) > 1);
  if (inPieces !== undefined) {
    throw misplaced(
      state.model,
      line,
      `blocks share ${array}, also with other pieces of a loop around ${inPieces}`,
    );
  }
  const obstacle = whyNotInRegister(state.model, band, array);
  if (!obstacle && isShared && !writesIn(state, band, array)) {
    throw misplaced(state.model, line, `blocks share ${array} already`);
  }
  if (!obstacle) return insertMark(band, { kind: 'registers', array }).getSchedule();
  if (typeof carriedAccesses(state.model, band, array) === 'string')
    throw misplaced(state.model, line, obstacle);
  if (isShared) {
    throw misplaced(state.model, line, `blocks share ${array} already`);
  }
  return insertMark(band, { kind: 'carried', array }).getSchedule();
};

function writesIn({ model }: MappingState, band: isl.ScheduleNode, array: string): boolean {
  return writersOf(model, array, tupleNames(band.getDomain())).length > 0;
}
