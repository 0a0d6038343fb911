import type * as isl from '@boxflow/isl-wasm';
import { isAccessedBy } from '../../../model/scop-model.js';
import { tupleNames } from '../../../tree/items.js';
import { insertMark, markOf, marksBelow } from '../../../tree/marks.js';
import { badArguments, misplaced, writtenBy } from '../../errors.js';
import type { MappingState } from '../../mapping-state.js';
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
  const readers = launches.filter((launch) => writersIn(state, launch, array).length === 0);
  if (readers.length === 0) {
    const writers = launches.flatMap((launch) => writersIn(state, launch, array));
    throw writtenBy(state.model, line, `every launch that accesses ${array} writes it`, writers);
  }
  const known = readers.filter((launch) => !hasTexture(launch, array));
  if (known.length === 0)
    throw misplaced(state.model, line, `the launches read ${array} in this way already`);
  return state.schedule
    .getRoot()
    .mapDescendantBottomUp((node) => {
      const isReader = isLaunch(node) && known.some((launch) => launch.getDomain().isEqual(node.getDomain()));
      return isReader ? insertMark(node.child(0), { kind: 'texture', array }).parent() : node;
    })
    .getSchedule();
};

function isLaunch(node: isl.ScheduleNode): boolean {
  return markOf(node)?.kind === 'launch';
}

function launchesIn(root: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const found: isl.ScheduleNode[] = [];
  root.foreachDescendantTopDown((node) => {
    if (isLaunch(node)) found.push(node);
    return !isLaunch(node);
  });
  return found;
}

function hasTexture(launch: isl.ScheduleNode, array: string): boolean {
  return marksBelow(launch).some((mark) => mark.kind === 'texture' && mark.array === array);
}

/** Returns the statements of a launch that write an array. */
function writersIn({ model }: MappingState, launch: isl.ScheduleNode, array: string): readonly string[] {
  return tupleNames(launch.getDomain()).filter((name) =>
    model.scop.statements.some(
      (one) =>
        one.name === name && one.accesses.some((access) => access.array === array && access.kind === 'write'),
    ),
  );
}
