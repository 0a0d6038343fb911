import type { Verb } from '../verb.js';
import { loopArgument, requireHostLoop } from './loop-argument.js';

/**
 * `serial(S0.k)`: the loop is part of the host tree. The tree stays as it is, since a band above all phases is
 * serial; the line records the decision and checks that it holds.
 */
export const serial: Verb = (state, line) => {
  requireHostLoop(state, line, loopArgument(state, line, 0));
  return state.schedule;
};
