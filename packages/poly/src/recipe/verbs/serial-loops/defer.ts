import { deferredParts } from '../../../schedule/deferred-parts.js';
import { graft } from '../../../tree/graft.js';
import { badArguments, misplaced } from '../../errors.js';
import { parallelNests } from '../../parallel-nests.js';
import type { Verb } from '../../verb.js';
import { loopArgument, requireHostLoop } from '../loop-argument.js';

/**
 * `defer(S0.j, 64)`: what 64 iterations of a serial loop do for later ones only is done after them
 *
 *   for j: { S0(j); for i > j: S1(j, i) }
 *     →  for tiles jj of 64: { for j in jj: { S0(j); for i > j in jj: S1(j, i) }; for i behind jj: for j in jj: S1(j, i) }
 *
 * The last nest is parallel. Each instance stays behind those that it depends on, so the result is the same; refused if nothing can wait.
 */
export const defer: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const size = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(size) || size < 2)
    throw badArguments(state.model, line, 'defer(LOOP, N), N at least 2');
  requireHostLoop(state, line, band);
  const parts = deferredParts(band, size, parallelNests(state, band), state.dependences.all);
  if (!parts)
    throw misplaced(state.model, line, 'nothing that the loop does can wait until later iterations need it');
  return graft(band, parts.getRoot().child(0)).getSchedule();
};
