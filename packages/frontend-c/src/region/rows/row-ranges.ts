import {
  apply,
  dataSubscripts,
  type IntExpr,
  int,
  printIntExpr,
  simplifyIntExpr,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import { oneRow, pointerToPointer } from '../../diagnostics/refusals.js';
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
    const at = first.access.location;
    const refuse = (why: string, { access }: Use): never => {
      throw new Refused(pointerToPointer(access.location, rows.symbol.name, why));
    };
    if (mayBeOverwritten(region)) refuse('the region writes bytes that may be parts of its pointers', first);
    const range = rangeOf(symbol, rows, region, refuse);
    const only = printIntExpr(range.first);
    if (only === printIntExpr(range.last)) throw new Refused(oneRow(at, rows.symbol.name, only));
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

/** @param refuse with the access whose rows are not known */
function rangeOf(
  rows: Variable,
  { step }: RowPointers,
  region: Region,
  refuse: (why: string, use: Use) => never,
): RowRange {
  const array = region.arrays.get(rows)!;
  const isKnown = (expr: IntExpr) => isOfParameters(expr, region) && !variablesOf(expr).includes(step);
  const uses = usesOf(array, region);
  const hulls = uses.map(
    (use) =>
      hullOf(use, isKnown) ??
      refuse('which of its rows are accessed here is not known before the region', use),
  );
  const certain = uses.flatMap((use) => certainRows(use, isKnown));
  const isBefore = ({ row, conditions }: CertainRow, hull: RowHull) => isAtMost(row, hull.first, conditions);
  const isBehind = ({ row, conditions }: CertainRow, hull: RowHull) => isAtMost(hull.last, row, conditions);
  const first = covering(certain, hulls, isBefore);
  const last = covering(certain, hulls, isBehind);
  if (!first || !last) {
    const isCovered = (hull: RowHull) =>
      certain.some((row) => isBefore(row, hull)) && certain.some((row) => isBehind(row, hull));
    const open = uses.find((_, position) => !isCovered(hulls[position]!)) ?? uses[0]!;
    const happens = open.access.may ? 'whether this access happens' : 'which iterations run';
    const when = dataSubscripts(open.access).length > 0 ? 'which element is accessed here' : happens;
    return refuse(
      `${when} is only known when the region runs, so it is not certain that the program itself accesses the first and the last of its rows`,
      open,
    );
  }
  const conditions = distinct([...first, ...last].flatMap((one) => one.conditions));
  return { first: outermost('min', first), last: outermost('max', last), conditions };
}

/** Returns one row that lies on one side of all hulls, or else one for each of them; `undefined` if there are none. */
function covering(
  certain: readonly CertainRow[],
  hulls: readonly RowHull[],
  covers: (row: CertainRow, hull: RowHull) => boolean,
): readonly CertainRow[] | undefined {
  const one = certain.find((row) => hulls.every((hull) => covers(row, hull)));
  if (one) return [one];
  const each = hulls.map((hull) => certain.find((row) => covers(row, hull)));
  return each.every((row) => row !== undefined) ? each : undefined;
}

function outermost(op: 'min' | 'max', rows: readonly CertainRow[]): IntExpr {
  const [row, ...others] = distinct(rows.map((one) => one.row));
  return others.length === 0 ? row! : apply(op, row!, ...others);
}

function distinct(conditions: readonly IntExpr[]): readonly IntExpr[] {
  return [...new Map(conditions.map((condition) => [printIntExpr(condition), condition])).values()];
}

/** @param conditions which hold if the region runs on devices: `k + 1 < n` says that row k is not behind row n - 1 */
function isAtMost(low: IntExpr, high: IntExpr, conditions: readonly IntExpr[]): boolean {
  const difference = apply('sub', high, low);
  const isPositive = (expr: IntExpr) => {
    const value = simplifyIntExpr(expr);
    return value.op === 'int' && value.value >= 0;
  };
  return [int(0), ...conditions.flatMap(notNegative)].some((known) =>
    isPositive(apply('sub', difference, known)),
  );
}

/** Returns what a comparison says is not negative. */
function notNegative(condition: IntExpr): IntExpr[] {
  if (condition.op !== 'lt' && condition.op !== 'le') return [];
  const [left, right] = condition.args as [IntExpr, IntExpr];
  return [apply('sub', apply('sub', right, left), int(condition.op === 'lt' ? 1 : 0))];
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
