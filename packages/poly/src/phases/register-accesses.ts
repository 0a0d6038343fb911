import * as isl from '@boxflow/isl-wasm';
import type { AccessModel, ScopModel, StatementModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { prefixSchedule } from '../tree/local-dependences.js';

/** The element of an array that a thread's loop updates, by the loops around: `{ [i, j] -> C[i, j] }`. */
export interface RegisterAccesses {
  readonly read: RegisterAccess;
  readonly write: RegisterAccess;
}

export interface RegisterAccess {
  readonly statement: string;
  /** Position in the statement's list of accesses. */
  readonly position: number;
  readonly elements: isl.UnionMap;
}

/** Returns how the loop at or below the node reads and writes the one element that it accesses. */
export function elementsAt(model: ScopModel, node: isl.ScheduleNode, array: string): RegisterAccesses {
  const [only] = statementsWith(model, node, array);
  const [read] = only ? accessesOf(only, node, array, 'read') : [];
  const [write] = only ? accessesOf(only, node, array, 'write') : [];
  if (!read || !write) throw new Error(`no element of ${array} is updated`);
  return { read, write };
}

/**
 * Returns why a loop cannot keep what it accesses of an array in a register: one statement must read and write one element for
 * fixed values of the loops around. `undefined` if it can.
 */
export function whyNotInRegister(
  model: ScopModel,
  node: isl.ScheduleNode,
  array: string,
): string | undefined {
  const [only, ...more] = statementsWith(model, node, array);
  if (!only) return `the loop does not access ${array}`;
  if (more.length > 0) return `several statements access ${array}`;
  const reads = accessesOf(only, node, array, 'read');
  const writes = accessesOf(only, node, array, 'write');
  const [read] = reads;
  const [write] = writes;
  if (!read || !write) return `the loop does not read and write ${array}`;
  const all = [...reads, ...writes].reduce((union, { elements }) => union.union(elements), read.elements);
  if (!all.isSingleValued()) return `the loop accesses several elements of ${array}`;
  const isWhole = all.domain().isSubset(read.elements.domain());
  return isWhole ? undefined : `the loop may write an element of ${array} that it has not read`;
}

function statementsWith(model: ScopModel, node: isl.ScheduleNode, array: string): readonly StatementModel[] {
  const names = tupleNames(node.getDomain());
  return model.statements.filter(
    ({ statement, accesses }) =>
      names.includes(statement.name) && accesses.some(({ access }) => access.array === array),
  );
}

function accessesOf(
  { statement, accesses }: StatementModel,
  node: isl.ScheduleNode,
  array: string,
  kind: AccessModel['access']['kind'],
): readonly RegisterAccess[] {
  const prefix = prefixSchedule(node).reverse();
  return accesses
    .filter(({ access }) => access.array === array && access.kind === kind)
    .map(({ relation, position }) => ({
      statement: statement.name,
      position,
      elements: prefix.applyRange(isl.UnionMap.fromMap(relation)),
    }));
}
