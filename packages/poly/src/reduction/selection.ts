import {
  type BodyExpr,
  type BodyStatement,
  commonType,
  isFloating,
  PURE_FUNCTIONS,
  type ScalarType,
  type Statement,
} from '@boxflow/ir';
import { elementText, readsArray, readsOneOf, subscriptsRead } from './expression-text.js';
import { hasExactValue, isExact, isStoredValue, withoutCasts } from './same-value.js';
import { isSpeculative } from './speculative.js';

/**
 * How a loop selects one of many values, and remembers more about it:
 *
 *   if (x > m) { m = x; where = i; }     `when` x > m      also m = x > m ? x : m
 *   m = m > x ? m : x                    `unless` m > x
 *   m = fmax(m, x)                       `call`
 *
 * Of integers, `unless` m > x is `when` x >= m. Parts of such a loop have an exact join in the order of the iterations:
 * `selection-join.ts`.
 */
export type Rule = Comparison | Call;

export interface Comparison {
  readonly kind: 'when' | 'unless';
  /** `x op m` of `when`, `m op x` of `unless`. */
  readonly op: '<' | '<=' | '>' | '>=';
}

export interface Call {
  readonly kind: 'call';
  readonly name: string;
  readonly type: ScalarType;
  /** Whether the element is the first argument; on ties that may matter. */
  readonly ownFirst: boolean;
}

/** A scalar or element by name and as the statement writes it. */
export interface Selected {
  readonly array: string;
  readonly element: string;
}

export interface Selection {
  readonly rule: Rule;
  /** The elements that it assigns together, the compared one first. */
  readonly selected: readonly Selected[];
}

/** A place in a statement where a value is selected. */
export interface Core {
  /** The statement of the body that does nothing else. */
  readonly node: BodyStatement;
  readonly rule: Rule;
  /** The conditions that are tested before the comparison, and after it if it holds. */
  readonly before: readonly BodyExpr[];
  readonly after: readonly BodyExpr[];
  /** The element and the value that are compared. */
  readonly own: BodyExpr;
  readonly value: BodyExpr;
  /** The assignments to the selected elements, in their order. */
  readonly assignments: readonly Assignment[];
}

export type Assignment = BodyStatement & { kind: 'assign' };

/** A selection in a statement. */
export interface SelectionIn extends Selection {
  readonly cores: readonly Core[];
}

/**
 * Returns how the statement selects values for an element of an array; `undefined` if it does anything else with the elements
 * that it assigns together.
 */
export function selectionOf(
  statement: Statement,
  { name: key, element: type }: { readonly name: string; readonly element: ScalarType },
): SelectionIn | undefined {
  const cores = coresIn(statement.body);
  const [first, ...others] = cores.map((core) => ({ rule: core.rule, selected: selectedBy(core) }));
  if (!first || others.some((other) => !isSameSelection(first, other))) return undefined;
  const arrays = first.selected.map(({ array }) => array);
  const isDistinct = new Set(arrays).size === arrays.length;
  if (!isDistinct || !cores.every(isClosed) || !leavesAlone(statement.body)) return undefined;
  return { ...first, cores };

  function coresIn(body: readonly BodyStatement[]): readonly Core[] {
    return body.flatMap((node) => {
      if (node.kind === 'while' || node.kind === 'break') return [];
      const core = node.kind === 'if' ? ofConditional(node) : ofAssignment(node);
      if (core) return [core];
      return node.kind === 'if' ? [...coresIn(node.then), ...coresIn(node.otherwise)] : [];
    });
  }

  /** Returns the elements that the core assigns. */
  function selectedBy({ assignments }: Core): readonly Selected[] {
    const elements = assignments.map(({ target }) => ({
      array: statement.accesses[target]?.array ?? '',
      element: elementText(statement, target),
    }));
    const others = elements.filter(({ array }) => array !== key);
    return [...elements.filter(({ array }) => array === key), ...others.sort(byArray)];
  }

  /** `if (x > m) { m = x; where = i; }` and `if (x <= m) ; else { m = x; where = i; }` */
  function ofConditional(node: BodyStatement & { kind: 'if' }): Core | undefined {
    const isElse = node.then.length === 0;
    const [taken, never] = isElse ? [node.otherwise, node.then] : [node.then, node.otherwise];
    const assignments = taken.filter((one) => one.kind === 'assign');
    if (never.length > 0 || assignments.length < taken.length) return undefined;
    const stored = assignments.find(({ target }) => isKey(target));
    return stored && comparing(node, isElse ? not(node.condition) : node.condition, stored, assignments);
  }

  /** `m = x > m ? x : m` and `m = fmax(m, x)` */
  function ofAssignment(node: Assignment): Core | undefined {
    if (!isKey(node.target)) return undefined;
    const value = beforeStore(node.value);
    if (value.kind === 'call') return calling(node, value);
    if (value.kind !== 'conditional') return undefined;
    const { condition, then, otherwise } = value;
    const isReplaced = isOwn(otherwise, node.target);
    if (!isReplaced && !isOwn(then, node.target)) return undefined;
    const assignment: Assignment = { ...node, value: isReplaced ? then : otherwise };
    return comparing(node, isReplaced ? condition : not(condition), assignment, [assignment]);
  }

  /** Returns the core if its condition, or one of several that all have to hold, compares the stored value. */
  function comparing(
    node: BodyStatement,
    condition: BodyExpr,
    stored: Assignment,
    assignments: readonly Assignment[],
  ): Core | undefined {
    const all = conjuncts(condition);
    for (const [position, one] of all.entries()) {
      const compared = comparedWith(stored.target, one);
      if (!compared || !isStoredValue(statement, compared, stored.value, type)) continue;
      return {
        node,
        rule: ruleOf(compared.comparison),
        before: all.slice(0, position),
        after: all.slice(position + 1),
        own: compared.own,
        value: compared.value,
        assignments,
      };
    }
    return undefined;
  }

  /** Of integers, what is not smaller is larger or equal. */
  function ruleOf({ kind, op }: Comparison): Comparison {
    return kind === 'unless' && !isFloating(type) ? { kind: 'when', op: ORDER_OR_EQUAL[op] } : { kind, op };
  }

  /** Returns how a condition compares the target with a value, the value first of `when` and last of `unless`. */
  function comparedWith(target: number, condition: BodyExpr) {
    const isNegated = condition.kind === 'unary' && condition.op === '!';
    const comparison = isNegated ? withoutCasts(condition.operand) : condition;
    if (comparison.kind !== 'binary' || !isOrder(comparison.op)) return undefined;
    const { op, left, right } = comparison;
    const ownLeft = isOwn(left, target);
    if (ownLeft === isOwn(right, target)) return undefined;
    const kind = isNegated ? 'unless' : 'when';
    const isTurned = ownLeft === (kind === 'when');
    return {
      own: withoutCasts(ownLeft ? left : right),
      value: ownLeft ? right : left,
      common: commonType(left.type, right.type),
      comparison: { kind, op: isTurned ? TURNED[op] : op } satisfies Comparison,
    };
  }

  /** `m = fmax(m, x)` and `m = fmax(fmax(m, y), x)` */
  function calling(node: Assignment, call: BodyExpr & { kind: 'call' }): Core | undefined {
    const [parameter] = PURE_FUNCTIONS.get(call.name)?.parameters ?? [];
    if (!EXTREMA.has(call.name) || !parameter || !isExact(parameter, type)) return undefined;
    const chain = chainOf(call, call.name, node.target);
    if (!chain) return undefined;
    const { own, value, ownFirst } = chain;
    if (parameter !== type && !hasExactValue(value, type)) return undefined;
    const rule: Call = { kind: 'call', name: call.name, type: call.type, ownFirst };
    return { node, rule, before: [], after: [], own, value, assignments: [{ ...node, value }] };
  }

  /** Returns the element, the calls without it, and the side on which it is in all of them. */
  function chainOf(
    expr: BodyExpr,
    name: string,
    target: number,
  ): { own: BodyExpr; value: BodyExpr; ownFirst: boolean } | undefined {
    const call = withoutCasts(expr);
    if (call.kind !== 'call' || call.name !== name) return undefined;
    const [left, right] = call.args as [BodyExpr, BodyExpr];
    const ownFirst = readsArray(statement, left, key);
    const [own, other] = ownFirst ? [left, right] : [right, left];
    if (isOwn(own, target)) return { own: withoutCasts(own), value: other, ownFirst };
    const inner = chainOf(own, name, target);
    if (!inner || inner.ownFirst !== ownFirst) return undefined;
    const args = ownFirst ? [inner.value, other] : [other, inner.value];
    return { ...inner, value: { ...call, args } };
  }

  function isKey(access: number): boolean {
    return statement.accesses[access]?.array === key;
  }

  /** Returns whether the expression is the target's value, in a type that has all of its values. */
  function isOwn(expr: BodyExpr, target: number): boolean {
    const bare = withoutCasts(expr);
    return bare.kind === 'read' && elementText(statement, bare.access) === elementText(statement, target);
  }

  /** Returns the value before it is converted to the element's type. */
  function beforeStore(value: BodyExpr): BodyExpr {
    const bare = withoutCasts(value);
    return bare.kind === 'cast' && bare.type === type ? beforeStore(bare.operand) : bare;
  }

  /**
   * Returns whether the core's values and conditions are of other arrays, and may be computed for more values than the loop
   * computes them for.
   */
  function isClosed({ before, after, value, assignments }: Core): boolean {
    const others = assignments.filter(({ target }) => !isKey(target)).map((one) => one.value);
    const all = [...before, ...after, value, ...others];
    if (all.some((expr) => readsOneOf(statement, expr, arrays))) return false;
    const isSafe = [...after, ...others].every((expr) => isSpeculative(statement, expr));
    return isSafe && assignments.every(({ target }) => isFixed(target));
  }

  function isFixed(target: number): boolean {
    return !arrays.some((array) => subscriptsRead(statement, target, array));
  }

  /** Returns whether nothing outside of the cores accesses the arrays. */
  function leavesAlone(body: readonly BodyStatement[]): boolean {
    return body.every((node) => {
      if (cores.some((core) => core.node === node)) return true;
      if (node.kind === 'if') {
        const isOther = !readsOneOf(statement, node.condition, arrays);
        return isOther && leavesAlone(node.then) && leavesAlone(node.otherwise);
      }
      if (node.kind !== 'assign') return false;
      const target = statement.accesses[node.target]?.array ?? '';
      return !arrays.includes(target) && isFixed(node.target) && !readsOneOf(statement, node.value, arrays);
    });
  }
}

/** Returns whether the iterations of both may be mixed in one selection. */
export function isSameSelection(a: Selection, b: Selection): boolean {
  const isSameElement = ({ element }: Selected, i: number) => element === b.selected[i]?.element;
  return (
    JSON.stringify(a.rule) === JSON.stringify(b.rule) &&
    a.selected.length === b.selected.length &&
    a.selected.every(isSameElement)
  );
}

/** Returns whether the selection takes larger values. */
export function selectsLarger({ rule }: Selection): boolean {
  if (rule.kind === 'call') return rule.name.startsWith('fmax');
  return rule.op.startsWith('>');
}

const EXTREMA: ReadonlySet<string> = new Set(['fmax', 'fmaxf', 'fmin', 'fminf']);
const TURNED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
const ORDER_OR_EQUAL = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' } as const;

function isOrder(op: string): op is Comparison['op'] {
  return op in TURNED;
}

function conjuncts(condition: BodyExpr): readonly BodyExpr[] {
  if (condition.kind !== 'binary' || condition.op !== '&&') return [condition];
  return [...conjuncts(condition.left), ...conjuncts(condition.right)];
}

function not(condition: BodyExpr): BodyExpr {
  if (condition.kind === 'unary' && condition.op === '!') return condition.operand;
  return { kind: 'unary', op: '!', operand: condition, type: 'int32' };
}

function byArray(a: Selected, b: Selected): number {
  return a.array < b.array ? -1 : 1;
}
