import type { StatementAccess } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import type { ScopModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';

/** A loop that is cut into tiles or chunks: `first <= value < first + size`, `first` being a parameter. */
export interface CutLoop {
  /** Instances to values of the loop. */
  readonly schedule: isl.UnionMap;
  readonly first: string;
  readonly size: number;
}

/** What one access of a chunk's instances reads, over the `first` parameters. */
export interface DataSpace {
  readonly access: StatementAccess;
  readonly elements: isl.Set;
}

/** Returns the instances of one tile and chunk. */
export function instancesOfChunk(instances: isl.UnionSet, loops: readonly CutLoop[]): isl.UnionSet {
  return loops.reduce((set, { schedule, first, size }) => {
    const values = `[${first}] -> { [x] : ${first} <= x < ${first} + ${size} }`;
    return set.intersect(schedule.intersectRange(isl.UnionSet.readFromStr(set.context, values)).domain());
  }, instances);
}

/** Returns the data spaces of all accesses of the instances to an array, in the order of the statements. */
export function dataSpaces(
  model: ScopModel,
  instances: isl.UnionSet,
  loops: readonly CutLoop[],
  array: string,
): readonly DataSpace[] {
  const chunk = instancesOfChunk(instances, loops);
  const names = tupleNames(chunk);
  return model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .flatMap(({ statement, accesses }) =>
      accesses
        .filter(({ access }) => access.array === array)
        .map(({ relation, position }) => ({
          access: { statement: statement.name, position },
          elements: elementsOf(relation, chunk),
        })),
    );
}

function elementsOf(relation: isl.Map, instances: isl.UnionSet): isl.Set {
  return coalesced(isl.Set.fromUnionSet(isl.UnionMap.fromMap(relation).intersectDomain(instances).range()));
}
