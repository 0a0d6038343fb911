import { CONSTANT_BOXES, CONSTANT_BYTES } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { constantExtents, constantUse, isUniform } from '../../../buffers/constant-box.js';
import { isAccessedBy, type ScopModel, writersOf } from '../../../model/scop-model.js';
import { threadBands } from '../../../phases/launch.js';
import { tupleNames } from '../../../tree/items.js';
import { launchesIn, withMarkBelow } from '../../../tree/launches.js';
import { enclosingMark, type Mark, marksBelow } from '../../../tree/marks.js';
import { sharedMarks } from '../../../tree/shared-marks.js';
import { badArguments, misplaced, writtenBy } from '../../errors.js';
import type { MappingState } from '../../mapping-state.js';
import type { Verb } from '../../verb.js';
import { requireArray } from '../loop-argument.js';

/** Boxes of more dimensions are not one copy. */
const MAX_RANK = 3;

/**
 * `copy_to_constant(w)`: threads read the array from constant memory, which gives one element to all threads of a warp at a time
 *
 *   for p: s += w[p] * A[i + p]   →   copy w to constant memory; launch: for p: s += w_constant[p] * A[i + p]
 *
 * It is for the launches that are there and whose threads all read the same elements, in phases that write none of the array. A box
 * around them must have a constant size. Refused if there is no such launch. A processor reads the array itself.
 */
export const copyToConstant: Verb = (state, line) => {
  const [array = ''] = line.args;
  if (line.args.length !== 1) throw badArguments(state.model, line, 'copy_to_constant(ARRAY)');
  requireArray(state, line, array);
  const { model } = state;
  const launches = launchesIn(state.schedule.getRoot()).filter((launch) =>
    isAccessedBy(model, array, new Set(tupleNames(launch.getDomain()))),
  );
  if (launches.length === 0)
    throw misplaced(model, line, `no launch accesses ${array}: a distribute line comes first`);
  const readers = launches.filter((launch) => writersIn(state, launch, array).length === 0);
  if (readers.length === 0) {
    const writers = launches.flatMap((launch) => writersIn(state, launch, array));
    throw writtenBy(model, line, `every phase that accesses ${array} writes it`, [...new Set(writers)]);
  }
  const found = readers.map((launch) => constantBoxOf(model, launch, array));
  const boxes = found.filter((one) => typeof one !== 'string');
  if (boxes.length === 0) throw misplaced(model, line, found.find((one) => typeof one === 'string')!);
  return boxes
    .reduce((root, { launch, mark }) => withMarkBelow(root, [launch], mark), state.schedule.getRoot())
    .getSchedule();
};

/** Returns the statements of a launch's phase that write an array. */
function writersIn({ model }: MappingState, launch: isl.ScheduleNode, array: string): readonly string[] {
  return writersOf(model, array, tupleNames(phaseOf(launch).getDomain()));
}

function phaseOf(launch: isl.ScheduleNode): isl.ScheduleNode {
  const phase = enclosingMark(launch, 'phase');
  if (!phase) throw new Error('a launch is in no phase');
  return phase;
}

/** Returns the launch with the mark for an array in constant memory, or why it cannot read it there. */
function constantBoxOf(
  model: ScopModel,
  launch: isl.ScheduleNode,
  array: string,
): { readonly launch: isl.ScheduleNode; readonly mark: Mark } | string {
  const own = constantMarks(launch);
  if (own.some((mark) => mark.array === array)) return `the launches read ${array} in this way already`;
  if (threadBands({ node: launch }).length === 0)
    return 'the launches have no threads: a threads line comes first';
  if (sharedMarks(launch).some(({ mark }) => mark.arrays.includes(array)))
    return `blocks share ${array} already`;
  if (!isUniform(model, launch, array))
    return `which elements of ${array} are read at a time depends on the thread`;
  const extents = constantExtents(model, phaseOf(launch), array);
  if (!extents) return `what a phase reads of ${array} has no constant size`;
  if (extents.length > MAX_RANK) return `${array} has more than ${MAX_RANK} dimensions`;
  const uses = [...own, { array, extents }].map((one) => constantUse(model, launch, one.array, one.extents));
  const [bytes, boxes] = (['bytes', 'boxes'] as const).map((what) =>
    uses.reduce((sum, use) => sum + use[what], 0),
  );
  if (bytes! > CONSTANT_BYTES)
    return `a launch would have ${bytes} bytes of constant memory, of which there are ${CONSTANT_BYTES}`;
  if (boxes! > CONSTANT_BOXES)
    return `a launch would have ${boxes} boxes in constant memory, of which it may have ${CONSTANT_BOXES}`;
  return { launch, mark: { kind: 'constant', array, extents } };
}

function constantMarks(launch: isl.ScheduleNode) {
  return marksBelow(launch).filter((mark) => mark.kind === 'constant');
}

/** Returns the arrays that a launch reads from constant memory. */
export function constantsOf(launch: isl.ScheduleNode): readonly string[] {
  return constantMarks(launch).map(({ array }) => array);
}

/** Returns why the threads of a launch cannot change any more; `undefined` if they can. */
export function whyThreadsAreSettled(launch: isl.ScheduleNode): string | undefined {
  const [mark] = constantMarks(launch);
  return (
    mark &&
    `its threads read ${mark.array} from constant memory already: the copy_to_constant line comes last`
  );
}
