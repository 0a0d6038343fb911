import { scalarBytes } from '@boxflow/ir';
import { declaredArray } from '../../../model/declared-array.js';
import { findLoop } from '../../../tree/loop-name.js';
import { sharedMarks } from '../../../tree/shared-marks.js';
import type { MappingState } from '../../mapping-state.js';
import { applyAllowed, recipeLine } from '../../verbs/apply-line.js';

/** Elements that a thread reads from shared memory at once. */
const VECTOR = 4;
/** Bytes of one of them: with 8 bytes, vectors made no difference on an H200. */
const NARROW = 4;

/** Adds the `runs` line of a grid whose blocks copy all chunks ahead, of elements that a thread then reads as vectors. */
export function withNeighbouringColumns(state: MappingState, name: string): MappingState {
  const marks = sharedMarks(findLoop(state.schedule, name)!).map(({ mark }) => mark);
  const arrays = marks.flatMap((mark) => mark.arrays);
  const areNarrow = arrays.every(
    (array) => scalarBytes(declaredArray(state.model, array).element) === NARROW,
  );
  if (marks.length === 0 || !areNarrow || !marks.every(({ slots }) => slots > 1)) return state;
  const reason = `a thread reads ${VECTOR} elements of ${NARROW} bytes from shared memory at once`;
  return applyAllowed(state, [recipeLine('runs', [name, String(VECTOR)], reason)]) ?? state;
}
