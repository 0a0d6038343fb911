import { type ScopArray, scalarBytes } from '@boxflow/ir';
import type { ScopModel } from './scop-model.js';

/**
 * Returns the arrays whose values nothing reads after the region, so that iterations may have copies of their own.
 */
export function maybePrivate({ scop, statements }: ScopModel): readonly ScopArray[] {
  const written = new Set(
    statements.flatMap(({ accesses }) =>
      accesses.flatMap(({ access }) => (access.kind === 'write' ? [access.array] : [])),
    ),
  );
  return scop.arrays.filter((array) => array.deadAfter && written.has(array.name));
}

/** A thread's copies live in its registers or on its stack, of which there is one for each of very many threads. */
const MAX_THREAD_BYTES = 1024;

/** Returns the extents of a copy that a thread can have; `undefined` if they are not known or too large. */
export function threadExtents({ element, extents }: ScopArray): readonly number[] | undefined {
  const values = extents.map((extent) => (extent?.op === 'int' ? extent.value : 0));
  const bytes = values.reduce((product, extent) => product * extent, scalarBytes(element));
  return bytes > 0 && bytes <= MAX_THREAD_BYTES ? values : undefined;
}
