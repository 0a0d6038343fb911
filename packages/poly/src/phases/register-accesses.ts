import type { Access, Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import type { AccessModel, ScopModel, StatementModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { prefixSchedule } from '../tree/local-dependences.js';

/** The element of an array that a thread's loop updates or only reads, by the loops around: `{ [i, j] -> C[i, j] }`. */
export interface RegisterAccesses {
  readonly read: RegisterAccess;
  /** Absent if the loop only reads the element. */
  readonly write?: RegisterAccess;
}

export interface RegisterAccess {
  readonly statement: string;
  /** Position in the statement's list of accesses. */
  readonly position: number;
  readonly elements: isl.UnionMap;
}

/** Returns how the loop at or below the node reads and writes the one element that it keeps. */
export function elementsAt(model: ScopModel, node: isl.ScheduleNode, array: string): RegisterAccesses {
  const [only] = statementsWith(model, node, array);
  const { reads = [], writes = [] } = only ? accessesTo(only, node, array) : {};
  const [read] = reads;
  const [write] = writes;
  if (!read) throw new Error(`no element of ${array} is kept`);
  return { read, ...(write && { write }) };
}

/**
 * Returns why a loop cannot keep an element of an array in a register: one statement must read one element for fixed
 * values of the loops around, and may write it. It must not access that element by other subscripts. `undefined` if it can.
 */
export function whyNotInRegister(
  model: ScopModel,
  node: isl.ScheduleNode,
  array: string,
): string | undefined {
  const [only, ...more] = statementsWith(model, node, array);
  if (!only) return `the loop does not access ${array}`;
  if (more.length > 0) return `several statements access ${array}`;
  if (isOnlyRead(only.statement, array)) return whyNotReadOnce(only, node, array);
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

/** Returns why a loop does not read one element of an array, and nothing else of it; `undefined` if it does. */
function whyNotReadOnce(only: StatementModel, node: isl.ScheduleNode, array: string): string | undefined {
  const { reads, others } = accessesTo(only, node, array);
  const isSure = only.accesses.every(({ access }) => access.array !== array || !access.may);
  if (!isSure) return `the loop may not read ${array}`;
  const all = [...reads, ...others].map(({ elements }) => elements).reduce((union, one) => union.union(one));
  return others.length === 0 && all.isSingleValued()
    ? undefined
    : `the loop reads several elements of ${array}`;
}

function isOnlyRead({ accesses }: Statement, array: string): boolean {
  return accesses.every((access) => access.array !== array || access.kind === 'read');
}

/**
 * Returns whether an access of a statement goes to the element that a loop keeps in a register: its
 * subscripts are those of the statement's write, or of its first read if it has no write.
 */
export function isKept(statement: Statement, { array, index }: Access): boolean {
  const own = statement.accesses.filter((access) => access.array === array);
  const kept = own.find(({ kind }) => kind === 'write') ?? own[0];
  return kept !== undefined && textOf(kept.index) === textOf(index);
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
  const own = all.filter(({ access }) => isKept(statement, access));
  return {
    reads: registers(own.filter(({ access }) => access.kind === 'read')),
    writes: registers(own.filter(({ access }) => access.kind === 'write')),
    others: registers(all.filter((one) => !own.includes(one))),
  };
}
