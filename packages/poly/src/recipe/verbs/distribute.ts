import { insertMark } from '../../tree/marks.js';
import type { Verb } from '../apply-line.js';
import { breaksDependence } from '../errors.js';
import { whyNotParallel } from '../legality.js';
import { loopArgument, requireHostLoop } from './loop-argument.js';

/**
 * `distribute(S0.i)`: the loop's intervals are dealt out to the devices; with everything inside it is a phase.
 * Refused where an iteration depends on another one with the same host iterators.
 */
export const distribute: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  requireHostLoop(state, line, band);
  const obstacle = whyNotParallel(state, band);
  if (obstacle) throw breaksDependence(state.model, line, 'its iterations depend on one another', obstacle);
  return insertMark(band, { kind: 'phase' }).getSchedule();
};
