import type * as isl from '@boxflow/isl-wasm';
import type { LaunchTree, PhaseTree } from './phase.js';

/** By the launches that have copies of an array. */
type MemoryInstances = Map<string, isl.UnionSet>;

const KNOWN = new WeakMap<PhaseTree, WeakMap<isl.UnionSet, MemoryInstances>>();

/**
 * Returns the instances of a phase that access the array in memory, not a copy of their thread. They are the
 * same for all arrays that have copies in the same launches.
 */
export function memoryInstances(phase: PhaseTree, array: string, instances: isl.UnionSet): isl.UnionSet {
  const withCopies = phase.launches.filter((launch) => hasCopies(launch, array));
  const known = knownInstances(phase, instances);
  const key = withCopies.map(({ name }) => name).join();
  const found =
    known.get(key) ?? withCopies.reduce((rest, { node }) => rest.subtract(node.getDomain()), instances);
  known.set(key, found);
  return found;
}

function knownInstances(phase: PhaseTree, instances: isl.UnionSet): MemoryInstances {
  const ofPhase = KNOWN.get(phase) ?? new WeakMap<isl.UnionSet, MemoryInstances>();
  KNOWN.set(phase, ofPhase);
  const known = ofPhase.get(instances) ?? new Map<string, isl.UnionSet>();
  ofPhase.set(instances, known);
  return known;
}

/** Returns whether the accesses of a launch to the array are to its threads' own copies. */
export function hasCopies(launch: LaunchTree, array: string): boolean {
  return launch.copies.includes(array);
}
