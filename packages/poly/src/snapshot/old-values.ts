import type * as isl from '@boxflow/isl-wasm';
import type { Dependences } from '../model/dependences.js';
import type { AccessModel, ScopModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { localDependences } from '../tree/local-dependences.js';
import { mayReadOwnWrites } from './own-writes.js';

/** A read of a statement. */
export interface ReadAccess {
  readonly statement: string;
  /** Position in the statement's accesses. */
  readonly position: number;
  /** `{ S0[i, j, k] -> B[k, j] }`. */
  readonly relation: isl.Map;
}

/**
 * Returns the reads of an array in a loop that get no value which the loop has written before, for fixed
 * loops around it.
 */
export function readsOfOldValues(
  model: ScopModel,
  dependences: Dependences,
  band: isl.ScheduleNode,
  array: string,
): readonly ReadAccess[] {
  const flow = dependences.dataflow.find((one) => one.array === array)?.flow;
  const names = tupleNames(band.getDomain());
  return model.statements
    .filter(({ statement }) => names.includes(statement.name) && !mayReadOwnWrites(statement, array))
    .flatMap(({ statement, accesses }) =>
      accesses
        .filter((one) => isPlainRead(one, array) && flow !== undefined && isOld(band, flow, one))
        .map(({ position, relation }) => ({ statement: statement.name, position, relation })),
    );
}

function isPlainRead({ access, internal }: AccessModel, array: string): boolean {
  return (
    access.array === array &&
    access.kind === 'read' &&
    !internal &&
    access.index.every(({ op }) => op !== 'data')
  );
}

function isOld(band: isl.ScheduleNode, flow: isl.UnionMap, { relation }: AccessModel): boolean {
  const reads = relation.toUnionMap().wrap();
  return localDependences(band, flow.intersectRange(reads).rangeFactorDomain()).isEmpty();
}

/** Returns whether statements in the loop write the array. */
export function isWrittenIn(model: ScopModel, band: isl.ScheduleNode, array: string): boolean {
  const names = tupleNames(band.getDomain());
  return model.statements.some(
    ({ statement, accesses }) =>
      names.includes(statement.name) &&
      accesses.some(({ access }) => access.array === array && access.kind === 'write'),
  );
}
