import type { Access, Statement } from '@boxflow/ir';
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

/** Returns how the loop at or below the node reads and writes the one element that it updates. */
export function elementsAt(model: ScopModel, node: isl.ScheduleNode, array: string): RegisterAccesses {
  const [only] = statementsWith(model, node, array);
  const { reads = [], writes = [] } = only ? accessesTo(only, node, array) : {};
  const [read] = reads;
  const [write] = writes;
  if (!read || !write) throw new Error(`no element of ${array} is updated`);
  return { read, write };
}

/**
 * Returns why a loop cannot keep the element of an array that it updates in a register: one statement must
 * read and write one element for fixed values of the loops around, and read that element by no other
 * subscripts. `undefined` if it can.
 */
export function whyNotInRegister(
  model: ScopModel,
  node: isl.ScheduleNode,
  array: string,
): string | undefined {
  const [only, ...more] = statementsWith(model, node, array);
  if (!only) return `the loop does not access ${array}`;
  if (more.length > 0) return `several statements access ${array}`;
  const { reads, writes, others } = accessesTo(only, node, array);
  const [read] = reads;
  const [write] = writes;
  if (!read || !write) return `the loop does not read and write ${array}`;
  const all = [...reads, ...writes].reduce((union, { elements }) => union.union(elements), read.elements);
  if (!all.isSingleValued()) return `the loop updates several elements of ${array}`;
  if (others.some(({ elements }) => !elements.intersect(all).isEmpty())) {
    return `the loop may read the element of ${array} that it updates by other subscripts, too`;
  }
  const isWhole = all.domain().isSubset(read.elements.domain());
  return isWhole ? undefined : `the loop may write an element of ${array} that it has not read`;
}

/**
 * Returns whether an access of a statement goes to the element that a loop keeps in a register: its
 * subscripts are those of the statement's write.
 */
export function isUpdated(statement: Statement, { array, index }: Access): boolean {
  const write = statement.accesses.find((access) => access.array === array && access.kind === 'write');
  return write !== undefined && textOf(write.index) === textOf(index);
}

function textOf(index: Access['index']): string {
  return JSON.stringify(index);
}

function statementsWith(model: ScopModel, node: isl.ScheduleNode, array: string): readonly StatementModel[] {
  const names = tupleNames(node.getDomain());
  return model.statements.filter(
    ({ statement, accesses }) =>
      names.includes(statement.name) && accesses.some(({ access }) => access.array === array),
  );
}

/** Returns a statement's accesses to an array: those to the element that it updates, and the others. */
function accessesTo({ statement, accesses }: StatementModel, node: isl.ScheduleNode, array: string) {
  const prefix = prefixSchedule(node).reverse();
  const registers = (chosen: readonly AccessModel[]): readonly RegisterAccess[] =>
    chosen.map(({ relation, position }) => ({
      statement: statement.name,
      position,
      elements: prefix.applyRange(isl.UnionMap.fromMap(relation)),
    }));
  const all = accesses.filter(({ access }) => access.array === array);
  const own = all.filter(({ access }) => isUpdated(statement, access));
  return {
    reads: registers(own.filter(({ access }) => access.kind === 'read')),
    writes: registers(own.filter(({ access }) => access.kind === 'write')),
    others: registers(all.filter((one) => !own.includes(one))),
  };
}
