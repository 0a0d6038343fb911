import type * as isl from '@boxflow/isl-wasm';
import type { LaunchTree, PhaseTree } from './phase.js';

/** Returns the instances of a phase that access the array in memory, not a copy of their thread. */
export function memoryInstances(phase: PhaseTree, array: string, instances: isl.UnionSet): isl.UnionSet {
  return phase.launches
    .filter((launch) => hasCopies(launch, array))
    .reduce((rest, { node }) => rest.subtract(node.getDomain()), instances);
}

/** Returns whether the accesses of a launch to the array are to its threads' own copies. */
export function hasCopies(launch: LaunchTree, array: string): boolean {
  return launch.copies.includes(array);
}
