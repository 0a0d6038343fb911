import {
  type Access,
  type BodyExpr,
  type BodyStatement,
  type IntExpr,
  operandsOf,
  printIntExpr,
  type ScalarType,
  type ScopArray,
  type Statement,
  variablesOf,
} from '@boxflow/ir';
import { elementText, readsArray, textOf } from './body/expression-text.js';
import { isExact, withoutCasts } from './body/same-value.js';
import { withUsedAccesses } from './body/used-accesses.js';

/**
 * A statement that compares an element with the one at the best place so far, written with a scalar that has
 * the value there:
 *
 *   if (x[i] > x[best]) best = i;   →   if (x[i] > value) { value = x[i]; best = i; }
 *
 * The value is `x[best]` before the loop, and after each iteration. Elements of `x` must not change in the
 * loop. The place is known before the loop, so that a device needs one element for it, and not all of `x`.
 */
export interface WithValue {
  readonly statement: Statement;
  /**
   * `value = x[first]`, of the instances of the statement. Its relations may be to more elements than its
   * subscripts name.
   */
  readonly initial: Statement;
  readonly type: ScalarType;
}

type If = BodyStatement & { kind: 'if' };
type Assignment = BodyStatement & { kind: 'assign' };

/** A comparison as the statement makes it in each instance. */
interface Comparing {
  readonly condition: BodyExpr;
  /** The operand that reads the place. */
  readonly own: BodyExpr;
  readonly value: BodyExpr;
  readonly assignments: readonly Assignment[];
}

/**
 * Returns the statement with a scalar for the compared value, if the array's element is a place that it
 * compares so; the scalar's name is `value`. `depth` is the one of the loop, which begins with the place
 * `first`.
 */
export function withComparedValue(
  statement: Statement,
  array: Pick<ScopArray, 'name' | 'element'>,
  depth: number,
  first: IntExpr,
  value: string,
): WithValue | undefined {
  const comparing = comparingIn(statement, array.name);
  const place = comparing?.assignments.find(({ target }) => statement.accesses[target]?.array === array.name);
  if (!comparing || !place) return undefined;
  const text = textAt(statement, place, array);
  const isAlike = text !== undefined && text(comparing.own) === text(comparing.value);
  if (!isAlike || !isFixedBut(statement, comparing.own, array.name, depth)) return undefined;
  const bare = withoutCasts(comparing.own);
  const accessOf = (kind: Access['kind']): Access => ({
    kind,
    may: kind === 'write',
    array: value,
    index: [],
    relation: statement.domain.replace(
      /\{.*\}/s,
      `{ ${statement.name}[${statement.iterators.join(', ')}] -> ${value}[] }`,
    ),
    location: statement.location,
  });
  const position = statement.accesses.length;
  const accesses = [...statement.accesses, accessOf('read'), accessOf('write')];
  const initial = atPlace({ ...statement, accesses }, array.name, first, [
    { kind: 'assign', target: position + 1, value: bare },
  ]);
  if (!initial) return undefined;
  const read: BodyExpr = { kind: 'read', access: position, type: bare.type };
  const kept: Assignment = { kind: 'assign', target: position + 1, value: withoutCasts(comparing.value) };
  const body: If = {
    kind: 'if',
    condition: replaced(comparing.condition, bare, read),
    then: [kept, ...comparing.assignments],
    otherwise: [],
  };
  return {
    statement: withUsedAccesses({ ...statement, accesses, body: [body] }),
    initial,
    type: bare.type,
  };
}

/** Returns the statement with another body, for a place that is known; `undefined` if other subscripts are data. */
function atPlace(
  statement: Statement,
  array: string,
  place: IntExpr,
  body: readonly BodyStatement[],
): Statement | undefined {
  const isPlace = (expr: BodyExpr): boolean =>
    expr.kind === 'read' && statement.accesses[expr.access]?.array === array;
  const accesses = statement.accesses.map((access) => ({
    ...access,
    index: access.index.map((one) => (one.op === 'data' && isPlace(withoutCasts(one.value)) ? place : one)),
  }));
  const known = withUsedAccesses({ ...statement, accesses, body });
  return known.accesses.some(({ index }) => index.some(({ op }) => op === 'data')) ? undefined : known;
}

/** Returns the comparison if it is all that the statement does. */
function comparingIn(statement: Statement, array: string): Comparing | undefined {
  const [only, ...others] = statement.body;
  const node = only && asIf(statement, only);
  if (!node || others.length > 0 || node.otherwise.length > 0) return undefined;
  const assignments = node.then.filter((one) => one.kind === 'assign');
  const comparison = bareComparison(firstConjunct(node.condition));
  if (assignments.length < node.then.length || !comparison) return undefined;
  const { left, right } = comparison;
  const isLeft = readsArray(statement, left, array);
  if (isLeft === readsArray(statement, right, array)) return undefined;
  const [own, value] = isLeft ? [left, right] : [right, left];
  return { condition: node.condition, own, value, assignments };
}

/** `best = x[i] > x[best] ? i : best` as an `if`. */
function asIf(statement: Statement, node: BodyStatement): If | undefined {
  if (node.kind === 'if') return node;
  if (node.kind !== 'assign') return undefined;
  const value = withoutCasts(node.value);
  if (value.kind !== 'conditional') return undefined;
  const other = withoutCasts(value.otherwise);
  const isKept =
    other.kind === 'read' && elementText(statement, other.access) === elementText(statement, node.target);
  if (!isKept) return undefined;
  return { kind: 'if', condition: value.condition, then: [{ ...node, value: value.then }], otherwise: [] };
}

function firstConjunct(condition: BodyExpr): BodyExpr {
  const isAnd = condition.kind === 'binary' && condition.op === '&&';
  return isAnd ? firstConjunct(condition.left) : condition;
}

function bareComparison(condition: BodyExpr): (BodyExpr & { kind: 'binary' }) | undefined {
  const isNegated = condition.kind === 'unary' && condition.op === '!';
  const bare = isNegated ? withoutCasts(condition.operand) : condition;
  return bare.kind === 'binary' && ['<', '<=', '>', '>='].includes(bare.op) ? bare : undefined;
}

/** Returns the texts of expressions after the assignment of the place; `undefined` if its value is converted. */
function textAt(
  statement: Statement,
  { target, value }: Assignment,
  { element: type }: Pick<ScopArray, 'element'>,
): ((expr: BodyExpr) => string) | undefined {
  const placed = withoutCasts(value);
  if (!isExact(type, placed.type)) return undefined;
  const place = elementText(statement, target);
  const isPlace = (expr: BodyExpr): boolean =>
    expr.kind === 'read' && elementText(statement, expr.access) === place;
  const subscriptOf = (expr: BodyExpr): string =>
    expr.kind === 'int' ? printIntExpr(expr.value) : textOf(statement, expr, element);
  const element = (position: number): string => {
    if (elementText(statement, position) === place) return textOf(statement, placed);
    const access = statement.accesses[position] as Access;
    const subscripts = access.index.map((one) => {
      if (one.op !== 'data') return printIntExpr(one);
      const bare = withoutCasts(one.value);
      return subscriptOf(isPlace(bare) ? placed : bare);
    });
    return `${access.array}[${subscripts.join('][')}]`;
  };
  return (expr) => textOf(statement, withoutCasts(expr), element);
}

/** Returns whether the expression depends on nothing from the loop at `depth` inwards, except for the array. */
function isFixedBut(statement: Statement, expr: BodyExpr, array: string, depth: number): boolean {
  const isInner = (name: string): boolean => statement.iterators.indexOf(name) >= depth;
  if (expr.kind === 'int') return !variablesOf(expr.value).some(isInner);
  if (expr.kind !== 'read') return operandsOf(expr).every((one) => isFixedBut(statement, one, array, depth));
  const access = statement.accesses[expr.access] as Access;
  return access.index.every((one) =>
    one.op === 'data' ? isFixedBut(statement, one.value, array, depth) : !variablesOf(one).some(isInner),
  );
}

/** Returns the condition with an operand in the place of one. */
function replaced(expr: BodyExpr, operand: BodyExpr, by: BodyExpr): BodyExpr {
  if (expr === operand) return by;
  switch (expr.kind) {
    case 'unary':
    case 'cast':
      return { ...expr, operand: replaced(expr.operand, operand, by) };
    case 'binary':
      return {
        ...expr,
        left: replaced(expr.left, operand, by),
        right: replaced(expr.right, operand, by),
      };
    default:
      return expr;
  }
}
