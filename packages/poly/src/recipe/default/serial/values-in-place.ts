import { findLoop, loopNames } from '../../../tree/loop-name.js';
import { parallelismWithCopies } from '../../legality.js';
import type { MappingState } from '../../mapping-state.js';
import { whyNotPrivate } from '../../privacy.js';
import { recipeLine } from '../../verbs/apply-line.js';
import { inPlaceOf } from '../../verbs/in-place.js';
import { type MapAll, withRewriting } from '../rewritten.js';

/**
 * Returns the mapping of the SCoP in which iterations compute values in the elements that take them, and not in scalars, if a loop that
 * is not parallel has such values and the mapping is clearly faster by the estimate. Otherwise `without`, which is a mapping of
 * `state`.
 */
export function withValuesInPlace(state: MappingState, without: MappingState, mapAll: MapAll): MappingState {
  const found = next(state);
  const isSerial = ({ loop }: Next) => {
    const band = findLoop(state.schedule, loop);
    return band !== undefined && parallelismWithCopies(state, band).obstacle !== undefined;
  };
  if (!found || !everyNext(state).some(isSerial)) return without;
  return withRewriting(
    state,
    without,
    allInPlace,
    mapAll,
    'values are computed in the elements that take them',
  );
}

interface Next {
  readonly loop: string;
  readonly state: MappingState;
}

function allInPlace(state: MappingState): MappingState {
  let current = state;
  for (let one = next(current); one; one = next(current)) current = one.state;
  return current;
}

function next(state: MappingState): Next | undefined {
  return everyNext(state, 1)[0];
}

/** Returns the states in which the iterations of one loop compute a value in its element, up to so many. */
function everyNext(state: MappingState, most = Infinity): readonly Next[] {
  const { model, dependences } = state;
  const found: Next[] = [];
  const scalars = model.scop.arrays.filter(
    ({ name, extents }) =>
      extents.length === 0 && dependences.privatizable.some(({ array }) => array === name),
  );
  for (const loop of scalars.length > 0 ? loopNames(state.schedule) : []) {
    const band = findLoop(state.schedule, loop)!;
    for (const { name } of scalars) {
      const rewritten = inPlaceOf(state, band, name);
      if (typeof rewritten === 'string' || whyNotPrivate(state, band, name)) continue;
      const line = recipeLine('in_place', [loop, name]);
      found.push({ loop, state: { ...rewritten, lines: [...state.lines, line] } });
      if (found.length === most) return found;
    }
  }
  return found;
}
