import type { KernelBuffer, Statement } from '@boxflow/ir';
import type { PhaseViews } from '../footprint/views.js';
import { declaredArray } from '../model/declared-array.js';
import { freeNames } from '../model/free-name.js';
import { threadExtents } from '../model/maybe-private.js';
import type { ScopModel } from '../model/scop-model.js';
import { carriedBelow, inRegisters } from '../phases/launch.js';
import type { LaunchTree } from '../phases/phase.js';

/**
 * Returns the threads' copies of arrays that the statements access, then what they keep in registers: of an
 * array whose elements go from one iteration to the next, two.
 */
export function threadBuffers(
  model: ScopModel,
  launch: LaunchTree,
  statements: readonly Statement[],
  { views }: PhaseViews,
): KernelBuffer[] {
  const carried = carriedBelow(launch.node);
  const kept = inRegisters(launch.node).flatMap((array) => [
    { array, name: `${array}_own` },
    ...(carried.includes(array) ? [{ array, name: `${array}_before` }] : []),
  ]);
  const accessed = new Set(statements.flatMap(({ accesses }) => accesses.map(({ array }) => array)));
  const present = model.scop.arrays.filter(({ name }) => launch.copies.includes(name) && accessed.has(name));
  const names = freeNames(
    [...present.map(({ name }) => name), ...kept.map(({ name }) => name)],
    views.map(({ name }) => name),
  );
  const whole = present.map((array): Omit<KernelBuffer, 'name'> => {
    const extents = threadExtents(model, array);
    if (!extents) throw new Error(`a thread has no room for ${array.name}`);
    return { array: array.name, element: array.element, extents };
  });
  const elements = kept.map(({ array }) => ({
    array,
    element: declaredArray(model, array).element,
    extents: [],
  }));
  return [...whole, ...elements].map((buffer, i) => ({ name: names[i] as string, ...buffer }));
}
