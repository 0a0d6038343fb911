import type * as isl from '@boxflow/isl-wasm';
import { isAccessedBy, writersOf } from '../../../model/scop-model.js';
import { tupleNames } from '../../../tree/items.js';
import { launchesIn, withMarkBelow } from '../../../tree/launches.js';
import { marksBelow } from '../../../tree/marks.js';
import { badArguments, misplaced, writtenBy } from '../../errors.js';
import type { Verb } from '../../verb.js';
import { requireArray } from '../loop-argument.js';

/**
 * `copy_to_texture(A)`: threads read the array by the path for memory that nobody writes while a kernel runs, which has a cache of
 * its own on some devices
 *
 *   const double *A_0   →   const double *__restrict__ A_0
 *
 * It is for the launches that are there and only read the array; others read it as before. Refused if all that access it write it.
 * A processor has one path to its memory.
 */
export const copyToTexture: Verb = (state, line) => {
  const [array = ''] = line.args;
  if (line.args.length !== 1) throw badArguments(state.model, line, 'copy_to_texture(ARRAY)');
  requireArray(state, line, array);
  const launches = launchesIn(state.schedule.getRoot()).filter((launch) =>
    isAccessedBy(state.model, array, new Set(tupleNames(launch.getDomain()))),
  );
  if (launches.length === 0)
    throw misplaced(state.model, line, `no launch accesses ${array}: a distribute line comes first`);
  const readers = launches.filter(
    (launch) => writersOf(state.model, array, tupleNames(launch.getDomain())).length === 0,
  );
  if (readers.length === 0) {
    const writers = launches.flatMap((launch) =>
      writersOf(state.model, array, tupleNames(launch.getDomain())),
    );
    throw writtenBy(state.model, line, `every launch that accesses ${array} writes it`, writers);
  }
  const known = readers.filter((launch) => !hasTexture(launch, array));
  if (known.length === 0)
    throw misplaced(state.model, line, `the launches read ${array} in this way already`);
  return withMarkBelow(state.schedule.getRoot(), known, { kind: 'texture', array }).getSchedule();
};

function hasTexture(launch: isl.ScheduleNode, array: string): boolean {
  return marksBelow(launch).some((mark) => mark.kind === 'texture' && mark.array === array);
}
