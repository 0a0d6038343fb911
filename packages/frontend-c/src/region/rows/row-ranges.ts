import {
  apply,
  type IntExpr,
  printIntExpr,
  simplifyIntExpr,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import { pointerToPointer } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { isCertain, isNever } from '../../integers/known-truth.js';
import { smallestOver } from '../../integers/prove.js';
import type { Variable } from '../../types/scope.js';
import { isOfParameters } from '../memory/execution-conditions.js';
import type { Constraint, Loop } from '../state/loop.js';
import type { Region } from '../state/region.js';
import type { RowPointers, RowRange } from '../state/row-pointers.js';
import { type Use, usesOf } from './array-rows.js';

/** Rows that an access never leaves. */
interface RowHull {
  readonly first: IntExpr;
  readonly last: IntExpr;
}

/** A row that the program accesses if some conditions on parameters hold. */
interface CertainRow {
  readonly row: IntExpr;
  readonly conditions: readonly IntExpr[];
}

/** The most loops around an access of which the first and last iterations are looked at. */
const MOST_LOOPS = 5;

/**
 * Determines which rows of arrays of pointers a region accesses: their pointers are compared when it begins.
 * The program itself must access the first and the last one, so that all between them are pointers of the
 * array. @throws Refused
 */
export function learnRowRanges(region: Region): void {
  for (const [symbol, rows] of region.rowPointers) {
    const array = region.arrays.get(symbol);
    const [first] = array ? usesOf(array, region) : [];
    if (!first) {
      forget(symbol, rows, region);
      continue;
    }
    const range = rangeOf(symbol, rows, region);
    const at = first.access.location;
    if (!range || mayBeOverwritten(region)) throw new Refused(pointerToPointer(at, rows.symbol.name));
    rows.range = range;
  }
}

/** Removes rows that no statement accesses, as those of `double *row = a[i];` if nothing uses `row`. */
function forget(rows: Variable, { step }: RowPointers, { rowPointers, parameters, facts }: Region): void {
  rowPointers.delete(rows);
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

function rangeOf(rows: Variable, { step }: RowPointers, region: Region): RowRange | undefined {
  const array = region.arrays.get(rows)!;
  if (array.extents.length !== 2) return undefined;
  const isKnown = (expr: IntExpr) => isOfParameters(expr, region) && !variablesOf(expr).includes(step);
  const uses = usesOf(array, region);
  const hulls = uses.map((use) => hullOf(use, isKnown));
  if (!hulls.every((hull) => hull !== undefined)) return undefined;
  const certain = uses.flatMap((use) => certainRows(use, isKnown));
  const first = certain.find(({ row }) => hulls.every((hull) => isAtMost(row, hull.first)));
  const last = certain.find(({ row }) => hulls.every((hull) => isAtMost(hull.last, row)));
  if (!first || !last) return undefined;
  const conditions = distinct([...first.conditions, ...last.conditions]);
  return { first: first.row, last: last.row, conditions };
}

function distinct(conditions: readonly IntExpr[]): readonly IntExpr[] {
  return [...new Map(conditions.map((condition) => [printIntExpr(condition), condition])).values()];
}

function isAtMost(low: IntExpr, high: IntExpr): boolean {
  const difference = simplifyIntExpr(apply('sub', high, low));
  return difference.op === 'int' && difference.value >= 0;
}

/** Returns bounds of the rows of an access; `undefined` if they do not depend on parameters only. */
function hullOf({ draft, access }: Use, isKnown: (expr: IntExpr) => boolean): RowHull | undefined {
  const [row] = access.index;
  if (!row || row.op === 'data') return undefined;
  const first = smallestOver(draft.loops, row);
  const negated = smallestOver(draft.loops, apply('neg', row));
  const last = negated && simplifyIntExpr(apply('neg', negated));
  return first && last && isKnown(first) && isKnown(last) ? { first, last } : undefined;
}

/** Returns the rows of the iterations that are the first or the last one of each loop. */
function certainRows({ draft, access }: Use, isKnown: (expr: IntExpr) => boolean): CertainRow[] {
  const [row] = access.index;
  if (access.may || !row || row.op === 'data' || draft.loops.length > MOST_LOOPS) return [];
  const conditions = [...draft.constraints.flatMap(conditionsOf), ...access.guards];
  return cornersOf(draft.loops).flatMap((corner) => {
    const at = (expr: IntExpr) => simplifyIntExpr(substitute(expr, corner));
    const open = conditions.map(at).filter((condition) => !isCertain(condition));
    return open.some(isNever) || !open.every(isKnown) ? [] : [{ row: at(row), conditions: distinct(open) }];
  });
}

/** Returns the values of all loop variables in each combination of first and last iterations. */
function cornersOf(loops: readonly Loop[]): readonly ReadonlyMap<string, IntExpr>[] {
  return loops.reduce<readonly ReadonlyMap<string, IntExpr>[]>(
    (corners, { name, lower, upper }) =>
      corners.flatMap((corner) =>
        [lower, upper].flatMap((end) =>
          end ? [new Map([...corner, [name, simplifyIntExpr(substitute(end, corner))]])] : [],
        ),
      ),
    [new Map()],
  );
}

function conditionsOf(constraint: Constraint): IntExpr[] {
  if (constraint.kind !== 'range') return [constraint.condition];
  const { lower, iterator, upper } = constraint;
  const relation = (strict: boolean) => (strict ? 'lt' : 'le');
  return [
    apply(relation(lower.strict), lower.value, variable(iterator)),
    apply(relation(upper.strict), variable(iterator), upper.value),
  ];
}
