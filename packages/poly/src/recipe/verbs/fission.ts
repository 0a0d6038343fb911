import * as isl from '@boxflow/isl-wasm';
import { flatSequence } from '../../tree/flat-sequence.js';
import { belowMarks, enclosingMark, insertMark, privateAround } from '../../tree/marks.js';
import { breaksDependence, misplaced } from '../errors.js';
import { flowBetweenChildren } from '../privacy.js';
import type { Verb } from '../verb.js';
import { loopArgument } from './loop-argument.js';

/**
 * `fission(S0.i)`: one launch per child of the sequence directly inside the loop, and of sequences directly inside that
 *
 *   for i: { A(i); B(i) }      →      for i: A(i);  for i: B(i)
 *
 * Legal because the loop belongs to the parallel loops of a phase: A(i) and B(i') depend only where i = i', and the
 * launches of a tile run in order. Refused where a private array carries a value from A(i) to B(i).
 */
export const fission: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  if (!enclosingMark(band, 'phase')) throw misplaced(state.model, line, 'the loop is not in a phase');
  const body = belowMarks(band.child(0));
  if (body.getType() !== isl.ScheduleNodeType.Sequence) {
    throw misplaced(state.model, line, 'the loop has no sequence directly inside it');
  }
  const sequence = flatSequence(body);
  const flow = flowBetweenChildren(state, sequence, privateAround(sequence));
  if (flow) throw breaksDependence(state.model, line, 'a thread loses its copies between launches', flow);
  return insertMark(sequence, { kind: 'launches' }).getSchedule();
};
