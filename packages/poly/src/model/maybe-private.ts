import { type ScopArray, scalarBytes } from '@boxflow/ir';
import { accessedElements } from './array-elements.js';
import type { ScopModel } from './scop-model.js';

/**
 * Returns the arrays of which iterations may have copies of their own, unless dependences forbid it: nothing
 * reads their values after the region, or threads have room for them. In the latter case, the last values
 * must reach the memory.
 */
export function maybePrivate(model: ScopModel): readonly ScopArray[] {
  const written = new Set(
    model.statements.flatMap(({ accesses }) =>
      accesses.flatMap(({ access }) => (access.kind === 'write' ? [access.array] : [])),
    ),
  );
  return model.scop.arrays.filter(
    (array) => written.has(array.name) && (array.deadAfter || threadExtents(model, array) !== undefined),
  );
}

/**
 * A thread's copies live in its registers or on its stack, and a device reserves room for each of very many
 * threads.
 */
export const MAX_THREAD_BYTES = 4096;

/** The size up to which a copy is free: the default mapping has larger ones only if the estimate gains by them. */
const FREE_BYTES = 1024;

/** Returns the extents of a copy that a thread can have; `undefined` if they are not known or too large. */
export function threadExtents(model: ScopModel, array: ScopArray): readonly number[] | undefined {
  const values = array.extents.map((extent) => (extent?.op === 'int' ? extent.value : 0));
  // Only the first extent may be open.
  if (array.extents[0] === null) values[0] = values.slice(1).includes(0) ? 0 : accessedExtent(model, array);
  const bytes = copyBytes(array, values);
  return bytes > 0 && bytes <= MAX_THREAD_BYTES ? values : undefined;
}

/** Returns whether a thread has the copy at hardly any cost. */
export function isFreeCopy(model: ScopModel, array: ScopArray): boolean {
  const extents = threadExtents(model, array);
  return extents !== undefined && copyBytes(array, extents) <= FREE_BYTES;
}

/** Returns the bytes of a thread's copies of arrays, without those of scalars. */
export function bytesOfCopies(model: ScopModel, names: readonly string[]): number {
  const arrays = model.scop.arrays.filter(({ name, extents }) => names.includes(name) && extents.length > 0);
  return arrays.reduce((sum, array) => sum + copyBytes(array, threadExtents(model, array) ?? []), 0);
}

function copyBytes({ element }: ScopArray, extents: readonly number[]): number {
  return extents.reduce((product, extent) => product * extent, scalarBytes(element));
}

/** Returns how many rows the region accesses, from row 0 on; 0 if no number bounds them. */
function accessedExtent(model: ScopModel, { name }: ScopArray): number {
  const elements = accessedElements(model, name).intersectParams(model.context);
  if (elements.isEmpty()) return 0;
  const [least, greatest] = [elements.dimMinVal(0), elements.dimMaxVal(0)];
  if (!least.isInt() || !greatest.isInt() || least.isNeg()) return 0;
  return Number(greatest.toString()) + 1;
}
