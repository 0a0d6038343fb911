import {
  type BodyExpr,
  type BodyStatement,
  commonType,
  isFloating,
  PURE_FUNCTIONS,
  type ScalarType,
  type ScopArray,
  type Statement,
} from '@boxflow/ir';
import { elementText, readsArray } from './body/expression-text.js';
import { hasExactValue, isExact, isStoredValue, withoutCasts } from './body/same-value.js';
import type { Call, Comparison, Rule } from './selection-rule.js';

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

/** Returns the places in the statement where it selects values for an element of the array. */
export function coresOf(statement: Statement, array: Pick<ScopArray, 'name' | 'element'>): readonly Core[] {
  return new CoreFinder(statement, array).coresIn(statement.body);
}

class CoreFinder {
  readonly #statement: Statement;
  readonly #key: string;
  readonly #type: ScalarType;

  constructor(statement: Statement, { name, element }: Pick<ScopArray, 'name' | 'element'>) {
    this.#statement = statement;
    this.#key = name;
    this.#type = element;
  }

  coresIn(body: readonly BodyStatement[]): readonly Core[] {
    return body.flatMap((node) => {
      if (node.kind === 'while' || node.kind === 'break') return [];
      const core = node.kind === 'if' ? this.#ofConditional(node) : this.#ofAssignment(node);
      if (core) return [core];
      return node.kind === 'if' ? [...this.coresIn(node.then), ...this.coresIn(node.otherwise)] : [];
    });
  }

  /** `if (x > m) { m = x; where = i; }` and `if (x <= m) ; else { m = x; where = i; }` */
  #ofConditional(node: BodyStatement & { kind: 'if' }): Core | undefined {
    const isElse = node.then.length === 0;
    const [taken, never] = isElse ? [node.otherwise, node.then] : [node.then, node.otherwise];
    const assignments = taken.filter((one) => one.kind === 'assign');
    if (never.length > 0 || assignments.length < taken.length) return undefined;
    const stored = assignments.find(({ target }) => this.#isKey(target));
    return (
      stored && this.#comparing(node, isElse ? not(node.condition) : node.condition, stored, assignments)
    );
  }

  /** `m = x > m ? x : m` and `m = fmax(m, x)` */
  #ofAssignment(node: Assignment): Core | undefined {
    if (!this.#isKey(node.target)) return undefined;
    const value = this.#beforeStore(node.value);
    if (value.kind === 'call') return this.#calling(node, value);
    if (value.kind !== 'conditional') return undefined;
    const { condition, then, otherwise } = value;
    const isReplaced = this.#isOwn(otherwise, node.target);
    if (!isReplaced && !this.#isOwn(then, node.target)) return undefined;
    const assignment: Assignment = { ...node, value: isReplaced ? then : otherwise };
    return this.#comparing(node, isReplaced ? condition : not(condition), assignment, [assignment]);
  }

  /** Returns the core if its condition, or one of several that all have to hold, compares the stored value. */
  #comparing(
    node: BodyStatement,
    condition: BodyExpr,
    stored: Assignment,
    assignments: readonly Assignment[],
  ): Core | undefined {
    const all = conjuncts(condition);
    for (const [position, one] of all.entries()) {
      const compared = this.#comparedWith(stored.target, one);
      if (!compared || !isStoredValue(this.#statement, compared, stored.value, this.#type)) continue;
      return {
        node,
        rule: this.#ruleOf(compared.comparison),
        before: all.slice(0, position),
        after: all.slice(position + 1),
        own: compared.own,
        value: compared.value,
        assignments,
      };
    }
    return undefined;
  }

  /** Returns the rule without `unless` if the element is an integer: what is not smaller is larger or equal. */
  #ruleOf({ kind, op }: Comparison): Comparison {
    return kind === 'unless' && !isFloating(this.#type)
      ? { kind: 'when', op: ORDER_OR_EQUAL[op] }
      : { kind, op };
  }

  /** Returns how a condition compares the target with a value, the value first of `when` and last of `unless`. */
  #comparedWith(target: number, condition: BodyExpr) {
    const isNegated = condition.kind === 'unary' && condition.op === '!';
    const comparison = isNegated ? withoutCasts(condition.operand) : condition;
    if (comparison.kind !== 'binary' || !isOrder(comparison.op)) return undefined;
    const { op, left, right } = comparison;
    const ownLeft = this.#isOwn(left, target);
    if (ownLeft === this.#isOwn(right, target)) return undefined;
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
  #calling(node: Assignment, call: BodyExpr & { kind: 'call' }): Core | undefined {
    const [parameter] = PURE_FUNCTIONS.get(call.name)?.parameters ?? [];
    if (!EXTREMA.has(call.name) || !parameter || !isExact(parameter, this.#type)) return undefined;
    const chain = this.#chainOf(call, call.name, node.target);
    if (!chain) return undefined;
    const { own, value, ownFirst } = chain;
    if (parameter !== this.#type && !hasExactValue(value, this.#type)) return undefined;
    const rule: Call = { kind: 'call', name: call.name, type: call.type, ownFirst };
    return { node, rule, before: [], after: [], own, value, assignments: [{ ...node, value }] };
  }

  /** Returns the element, the calls without it, and the side on which it is in all of them. */
  #chainOf(
    expr: BodyExpr,
    name: string,
    target: number,
  ): { own: BodyExpr; value: BodyExpr; ownFirst: boolean } | undefined {
    const call = withoutCasts(expr);
    if (call.kind !== 'call' || call.name !== name) return undefined;
    const [left, right] = call.args as [BodyExpr, BodyExpr];
    const ownFirst = readsArray(this.#statement, left, this.#key);
    const [own, other] = ownFirst ? [left, right] : [right, left];
    if (this.#isOwn(own, target)) return { own: withoutCasts(own), value: other, ownFirst };
    const inner = this.#chainOf(own, name, target);
    if (!inner || inner.ownFirst !== ownFirst) return undefined;
    const args = ownFirst ? [inner.value, other] : [other, inner.value];
    return { ...inner, value: { ...call, args } };
  }

  #isKey(access: number): boolean {
    return this.#statement.accesses[access]?.array === this.#key;
  }

  /** Returns whether the expression is the target's value, in a type that has all of its values. */
  #isOwn(expr: BodyExpr, target: number): boolean {
    const bare = withoutCasts(expr);
    return (
      bare.kind === 'read' &&
      elementText(this.#statement, bare.access) === elementText(this.#statement, target)
    );
  }

  /** Returns the value before it is converted to the element's type. */
  #beforeStore(value: BodyExpr): BodyExpr {
    const bare = withoutCasts(value);
    return bare.kind === 'cast' && bare.type === this.#type ? this.#beforeStore(bare.operand) : bare;
  }
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
