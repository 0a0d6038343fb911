import type { KernelLocal } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import type { PhaseTree } from './phase.js';

/** Returns the instances of a phase that access the array in memory, not a copy of their thread. */
export function memoryInstances(phase: PhaseTree, array: string, instances: isl.UnionSet): isl.UnionSet {
  return phase.launches
    .filter(({ locals }) => hasCopies(locals, array))
    .reduce((rest, launch) => rest.subtract(launch.domain), instances);
}

/** Returns whether the accesses of a launch to the array are to its threads' own copies. */
export function hasCopies(locals: readonly KernelLocal[], array: string): boolean {
  return locals.some((local) => local.array === array);
}
