import * as isl from '@boxflow/isl-wasm';
import { loopName } from '../../../tree/loop-name.js';
import { badArguments, misplaced } from '../../errors.js';
import type { Verb } from '../../verb.js';
import { loopArgument, requireHostLoop } from '../loop-argument.js';
import { shifted } from './shifted.js';

const MAX_FACTOR = 64;

/**
 * `skew(S0.j, S0.i, 2)`: a loop counts from a later place in each iteration of a loop around it: `j` becomes `j + 2 * i`
 *
 *   for i: for j: A[i][j] = A[i-1][j] + A[i][j-1]   →   for i: for j from i: A[i][j - i] = …
 *
 * Always legal, since the order stays. A `permute` line may then be legal that was not before: after `permute(S0.j, S0.i)`, the
 * iterations of `i` above are parallel.
 */
export const skew: Verb = (state, line) => {
  const [band, outer] = [loopArgument(state, line, 0), loopArgument(state, line, 1)];
  const factor = Number(line.args[2]);
  const isFactor = Number.isInteger(factor) && factor !== 0 && Math.abs(factor) <= MAX_FACTOR;
  if (line.args.length !== 3 || !isFactor)
    throw badArguments(
      state.model,
      line,
      `skew(LOOP, LOOP, N), N not 0, from -${MAX_FACTOR} to ${MAX_FACTOR}`,
    );
  requireHostLoop(state, line, band);
  if (!isAround(outer, band))
    throw misplaced(state.model, line, `${loopName(outer)} is not a loop around ${loopName(band)}`);
  const shift = outer
    .bandGetPartialSchedule()
    .scaleVal(factor)
    .resetTupleId(isl.DimType.Set)
    .intersectDomain(band.bandGetPartialSchedule().domain().universe());
  return shifted(band, shift).getSchedule();
};

function isAround(outer: isl.ScheduleNode, band: isl.ScheduleNode): boolean {
  for (let node = band; node.hasParent(); ) {
    node = node.parent();
    if (node.isEqual(outer)) return true;
  }
  return false;
}
