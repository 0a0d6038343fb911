import {
  type Access,
  type BodyExpr,
  type BodyStatement,
  int,
  operandsOf,
  partsOf,
  printIntExpr,
  type ScopArray,
  type Statement,
  type Subscript,
} from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';
import { readsArray } from '../reduction/body/expression-text.js';
import { withoutCasts } from '../reduction/body/same-value.js';
import { statementsOf } from '../reduction/negative-iterations.js';
import { withComparedValue } from '../reduction/place.js';
import { isSameSelection, selectionOf } from '../reduction/selection.js';
import { isFixed } from '../reduction/varied.js';
import { loopAround } from '../tree/replace-loop.js';

/**
 * Returns why a loop that compares an element with values, and replaces it depending on that, does not search
 * for a maximum or minimum; `undefined` if it does not look like that.
 */
export function whyNoSelection(
  model: ScopModel,
  band: isl.ScheduleNode,
  array: ScopArray,
): string | undefined {
  const inside = statementsOf(model, band);
  if (!inside.every((one) => isFixed(one, array, band.getScheduleDepth()))) return undefined;
  const statements = inside.map(({ statement }) => statement);
  const found = statements.map((statement) => selectionOf(statement, array)).find((one) => one !== undefined);
  if (!found)
    return (
      unknownPlace(model, statements, array, band.getScheduleDepth()) ?? replacedOtherwise(statements, array)
    );
  const names = found.selected.map((one) => one.array);
  const other = statements.find((statement) => {
    const selection = selectionOf(statement, array);
    const isPart = selection !== undefined && isSameSelection(found, selection);
    return !isPart && statement.accesses.some((access) => names.includes(access.array));
  });
  const used = other?.accesses.find((access) => names.includes(access.array));
  if (!used) return undefined;
  return `a comparison decides about ${array.name}, but line ${used.location.line} uses ${used.array} in a different way, so the order of the iterations matters`;
}

/** Returns why a place that would be a reduction is none: its value before the loop is not known. */
function unknownPlace(
  { scop }: ScopModel,
  statements: readonly Statement[],
  array: ScopArray,
  depth: number,
): string | undefined {
  const found = statements.find((one) => withComparedValue(one, array, depth, int(0), `${array.name}_value`));
  if (!found || loopAround(scop.tree, found.name, depth)?.firstPlaces?.[array.name]) return undefined;
  return `line ${found.location.line} compares elements at ${array.name}, whose value before the loop is not known; if it is, as that of a local variable whose address is not taken may be, parts of the loop can be computed in parallel`;
}

function replacedOtherwise(statements: readonly Statement[], array: ScopArray): string | undefined {
  const found = statements.find((statement) =>
    statement.body.some((one) => replaces(statement, one, array.name)),
  );
  if (!found) return undefined;
  if (found.body.some((one) => narrows(found, one, array)))
    return `line ${found.location.line} compares a double with ${array.name}, but keeps it as a float, so the order of the iterations matters; with ${array.name} as a double, parts of the loop can be computed in parallel`;
  const { line } = found.location;
  const { name } = array;
  if (isPlace(statements, found, name))
    return `line ${line} compares elements at ${name} under a condition, so the order of the iterations matters; with the compared value in a variable of its own, as in if (… && x[i] > value) { value = x[i]; ${name} = i; }, parts of the loop are computed in parallel`;
  if (isDecidedOnce(found, array))
    return `line ${line} replaces ${name} once, so the order of the iterations matters; with the first iteration found by its number, as in if (… && i < first) first = i, and first beyond the last one before the loop, parts of the loop are computed in parallel`;
  return `line ${line} compares ${name} and replaces it, but does not only remember the compared value: the order of the iterations matters`;
}

/**
 * Returns whether the array's element is a place whose value is compared with the one that it is then set to, and nothing
 * else uses it: `if (c[i] && x[i] > x[best]) best = i;`.
 */
function isPlace(statements: readonly Statement[], statement: Statement, array: string): boolean {
  const isOf = (name: string, kind?: Access['kind']) => (access: Access) =>
    access.array === name && (kind === undefined || access.kind === kind);
  if (statements.some((one) => one !== statement && one.accesses.some(isOf(array)))) return false;
  const [set, ...others] = assignmentsTo(statement, statement.body, array);
  if (set?.value.kind !== 'int' || others.length > 0) return false;
  const own = printIntExpr(set.value.value);
  const isElement = (expr: BodyExpr, isSubscript: (subscript: Subscript) => boolean) => {
    const access = expr.kind === 'read' ? statement.accesses[expr.access] : undefined;
    const [subscript, ...more] = access?.index ?? [];
    const isRead = access && !statements.some((one) => one.accesses.some(isOf(access.array, 'write')));
    return isRead && subscript && more.length === 0 && isSubscript(subscript) ? access.array : undefined;
  };
  const atPlace = (subscript: Subscript) =>
    subscript.op === 'data' &&
    subscript.value.kind === 'read' &&
    statement.accesses[subscript.value.access]?.array === array;
  const atOwn = (subscript: Subscript) => subscript.op !== 'data' && printIntExpr(subscript) === own;
  const compares = (expr: BodyExpr): boolean => {
    if (expr.kind !== 'binary' || !/^[<>]=?$/.test(expr.op)) return operandsOf(expr).some(compares);
    const [left, right] = [withoutCasts(expr.left), withoutCasts(expr.right)];
    return [
      [left, right],
      [right, left],
    ].some(([one, other]) => {
      const found = isElement(one!, atPlace);
      return found !== undefined && found === isElement(other!, atOwn);
    });
  };
  return conditionsIn(statement.body).some(compares);
}

function conditionsIn(body: readonly BodyStatement[]): readonly BodyExpr[] {
  return body.flatMap((one) => [
    ...(one.kind === 'if' ? [one.condition] : []),
    ...partsOf(one).flatMap((part) => conditionsIn(part)),
  ]);
}

type Assignment = BodyStatement & { readonly kind: 'assign' };

function assignmentsTo(
  statement: Statement,
  body: readonly BodyStatement[],
  array: string,
): readonly Assignment[] {
  return body.flatMap((one) => {
    if (one.kind === 'assign') return statement.accesses[one.target]?.array === array ? [one] : [];
    return partsOf(one).flatMap((part) => assignmentsTo(statement, part, array));
  });
}

/** Returns whether a condition only asks whether the element has been replaced: it then gets a value that ends that. */
function isDecidedOnce(statement: Statement, { name, element }: ScopArray): boolean {
  if (/^(?:float|double)$/.test(element)) return false;
  const asks = (expr: BodyExpr): boolean => {
    const reads = (operand: BodyExpr | undefined) =>
      operand?.kind === 'read' && statement.accesses[operand.access]?.array === name;
    if (expr.kind === 'cast') return asks(expr.operand);
    if (expr.kind === 'unary' && expr.op === '!') return reads(expr.operand);
    if (expr.kind !== 'binary') return false;
    if (expr.op === '&&') return asks(expr.left) || asks(expr.right);
    return /^(?:[<>]=?|[!=]=)$/.test(expr.op) && reads(expr.left) && isConstant(expr.right);
  };
  const isAsked = (one: BodyStatement): boolean =>
    one.kind === 'if' && (asks(one.condition) || one.then.some(isAsked));
  return statement.body.some(isAsked);
}

function isConstant(expr: BodyExpr): boolean {
  return expr.kind === 'literal' || (expr.kind === 'int' && expr.value.op === 'int');
}

/** Returns whether a condition on the element decides what it becomes. */
function replaces(statement: Statement, one: BodyStatement, array: string): boolean {
  if (one.kind === 'if') {
    const inside = [...one.then, ...one.otherwise];
    const decides =
      readsArray(statement, one.condition, array) && inside.some((inner) => assigns(statement, inner, array));
    return decides || inside.some((inner) => replaces(statement, inner, array));
  }
  if (one.kind !== 'assign') return false;
  const value = one.value.kind === 'cast' ? one.value.operand : one.value;
  if (!assigns(statement, one, array) || value.kind !== 'conditional') return false;
  return operandsOf(value)
    .slice(0, 1)
    .some((condition) => readsArray(statement, condition, array));
}

/** Returns whether a float gets the value of a double. */
function narrows(statement: Statement, one: BodyStatement, array: ScopArray): boolean {
  if (one.kind === 'assign')
    return array.element === 'float' && one.value.type === 'double' && assigns(statement, one, array.name);
  return partsOf(one).some((part) => part.some((inner) => narrows(statement, inner, array)));
}

function assigns(statement: Statement, one: BodyStatement, array: string): boolean {
  if (one.kind === 'assign') return statement.accesses[one.target]?.array === array;
  return partsOf(one).some((part) => part.some((inner) => assigns(statement, inner, array)));
}
