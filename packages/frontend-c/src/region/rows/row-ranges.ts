import { apply, type IntExpr, printIntExpr, simplifyIntExpr, variablesOf } from '@boxflow/ir';
import { pointerToPointer } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { smallestOver } from '../../integers/prove.js';
import type { Variable } from '../../types/scope.js';
import { isOfParameters, someIterationFulfils } from '../memory/execution-conditions.js';
import type { Region } from '../state/region.js';
import type { RowPointers, RowRange } from '../state/row-pointers.js';
import { type Use, usesOf } from './array-rows.js';

/** The rows of one access. */
interface UsedRows {
  readonly first: IntExpr;
  readonly last: IntExpr;
  /** The conditions under which the program accesses the first and the last row; `undefined` if they are unknown. */
  readonly conditions: readonly IntExpr[] | undefined;
}

/**
 * Determines which rows of arrays of pointers a region accesses: their pointers are compared when it begins. The program
 * itself must access the first and the last one, so that all between them are pointers of the array. @throws Refused
 */
export function learnRowRanges(region: Region): void {
  for (const [variable, rows] of region.rowPointers) {
    const array = region.arrays.get(variable);
    const [first] = array ? usesOf(array, region) : [];
    if (!first) {
      forget(variable, rows, region);
      continue;
    }
    const range = rangeOf(variable, rows, region);
    const at = first.access.location;
    if (!range || mayBeOverwritten(region)) throw new Refused(pointerToPointer(at, rows.symbol.name));
    rows.range = range;
  }
}

/** Removes rows that no statement accesses, as those of `double *row = a[i];` if nothing uses `row`. */
function forget(variable: Variable, { step }: RowPointers, { rowPointers, parameters, facts }: Region): void {
  rowPointers.delete(variable);
  parameters.delete(step);
  for (const [text, fact] of facts) if (variablesOf(fact).includes(step)) facts.delete(text);
}

/** Returns whether the region writes bytes that may be parts of pointers. */
function mayBeOverwritten({ drafts, arrays }: Region): boolean {
  const bytes = [...arrays.values()].filter(({ element, pointer }) => pointer && /int8$/.test(element));
  const names = new Set(bytes.map(({ name }) => name));
  return drafts.some(({ accesses }) =>
    accesses.some(({ kind, array }) => kind === 'write' && names.has(array)),
  );
}

function rangeOf(variable: Variable, { step }: RowPointers, region: Region): RowRange | undefined {
  const array = region.arrays.get(variable)!;
  if (array.extents.length !== 2) return undefined;
  const used = usesOf(array, region).map((use) => usedRows(use, step, region));
  const certain = used.find((rows) => rows?.conditions !== undefined);
  if (!certain || !used.every((rows) => rows !== undefined)) return undefined;
  const conditions = certain.conditions!;
  const key = textOf(conditions);
  const sure = used.filter((rows) => rows.conditions && textOf(rows.conditions) === key);
  const first = sure.map((rows) => rows.first).find((one) => used.every((rows) => isAtMost(one, rows.first)));
  const last = sure.map((rows) => rows.last).find((one) => used.every((rows) => isAtMost(rows.last, one)));
  return first && last && { first, last, conditions };
}

function textOf(conditions: readonly IntExpr[]): string {
  return conditions
    .map((condition) => printIntExpr(condition))
    .sort()
    .join(' and ');
}

function isAtMost(low: IntExpr, high: IntExpr): boolean {
  const difference = simplifyIntExpr(apply('sub', high, low));
  return difference.op === 'int' && difference.value >= 0;
}

/** Returns the rows of an access; `undefined` if they do not depend on parameters only. */
function usedRows({ draft, access }: Use, step: string, region: Region): UsedRows | undefined {
  const [row] = access.index;
  if (!row || row.op === 'data') return undefined;
  const first = smallestOver(draft.loops, row);
  const negated = smallestOver(draft.loops, apply('neg', row));
  const last = negated && simplifyIntExpr(apply('neg', negated));
  const isKnown = (expr: IntExpr) => isOfParameters(expr, region) && !variablesOf(expr).includes(step);
  if (!first || !last || !isKnown(first) || !isKnown(last)) return undefined;
  const guards = access.guards.map((condition) => ({ kind: 'guard', condition }) as const);
  const all = [...draft.constraints, ...guards].map(someIterationFulfils);
  const conditions = [...new Map(all.map((condition) => [printIntExpr(condition), condition])).values()];
  const isCertain = !access.may && conditions.every(isKnown);
  return { first, last, conditions: isCertain ? conditions : undefined };
}
