import type { RecipeLine } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { ownerPosition } from '../../phases/owner-position.js';
import { prefixSchedule } from '../../tree/local-dependences.js';
import { type ElementDimension, enclosingMark, insertMark, markOf } from '../../tree/marks.js';
import { badArguments, misplaced } from '../errors.js';
import type { MappingState } from '../mapping-state.js';
import type { Verb } from '../verb.js';
import { loopArgument, requireArray } from './loop-argument.js';

/**
 * `owner(S1.j, ey.0)`: all iterations of the distributed loop go to the device that owns the elements of `ey`
 * that they write: the distribution dimension becomes these elements' subscript in dimension 0. Refused if
 * that is not the same for all iterations at the same host iterators.
 */
export const owner: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const place = elementDimension(state, line);
  const mark = enclosingMark(band, 'phase');
  const phase = mark && markOf(mark);
  if (!mark || phase?.kind !== 'phase' || phase.dimensions !== 1 || !isOutermost(band)) {
    throw misplaced(state.model, line, 'the loop is not distributed in one dimension');
  }
  if (!ownerPosition(state.model, mark.getDomain(), prefixSchedule(mark), place)) {
    const subscript = `${place.array}.${place.dimension}`;
    throw misplaced(state.model, line, `its iterations do not all write elements with the same ${subscript}`);
  }
  return insertMark(mark.delete_(), { ...phase, owner: place }).getSchedule();
};

/** Returns whether no loop of the phase is around the band. */
function isOutermost(band: isl.ScheduleNode): boolean {
  const around = band.parent();
  if (around.getType() === isl.ScheduleNodeType.Band) return false;
  return markOf(around)?.kind === 'phase' || isOutermost(around);
}

function elementDimension(state: MappingState, line: RecipeLine): ElementDimension {
  const [, array, dimension] = /^(\w+)\.(\d+)$/.exec(line.args[1] ?? '') ?? [];
  if (line.args.length !== 2 || array === undefined) {
    throw badArguments(state.model, line, 'owner(LOOP, ARRAY.DIMENSION)');
  }
  requireArray(state, line, array);
  return { array, dimension: Number(dimension) };
}
