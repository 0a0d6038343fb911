import {
  type BodyExpr,
  type BodyStatement,
  isFloating,
  multiplyAddOf,
  partsOf,
  type ScalarType,
  type ScopArray,
  type Statement,
  scalarBytes,
} from '@boxflow/ir';
import { elementText, readsArray, subscriptsRead } from './body/expression-text.js';

/** The operator that is applied to the same element again and again. */
export type UpdateOperator = '+' | '*' | '&' | '|' | '^';

/** A statement that does nothing with an array but `A[f] = A[f] op e`, once or several times, under conditions or not. */
export interface Update {
  readonly operator: UpdateOperator;
  /** The elements `A[f]` as the statement writes them. */
  readonly elements: readonly string[];
}

type Operation = Pick<Update, 'operator'>;

/**
 * Returns how a statement updates an array; `undefined` if it does anything else with it, so that the order of its
 * instances matters to more than rounding. Integers have the same sums modulo 2ⁿ in any order, unless the chain of
 * operations narrows them below the element's type, or leaves integers. The answer is `undefined` then, too.
 */
export function updateOf(
  statement: Statement,
  array: Pick<ScopArray, 'name' | 'element'>,
): Update | undefined {
  const elements = statement.accesses.flatMap((access, i) =>
    access.array === array.name ? [elementText(statement, i)] : [],
  );
  const operations = new OperationFinder(statement, array).operationsIn(statement.body);
  const [first] = operations ?? [];
  if (!operations || !first || operations.some((other) => !isSameOperation(other, first))) return undefined;
  return { ...first, elements: [...new Set(elements)] };
}

class OperationFinder {
  readonly #statement: Statement;
  readonly #name: string;
  readonly #type: ScalarType;

  constructor(statement: Statement, { name, element }: Pick<ScopArray, 'name' | 'element'>) {
    this.#statement = statement;
    this.#name = name;
    this.#type = element;
  }

  /** Returns all operations on the array; `undefined` if it is used in any other way. */
  operationsIn(body: readonly BodyStatement[]): readonly Operation[] | undefined {
    return allOf(body.map((one) => this.#operationsOf(one)));
  }

  #operationsOf(one: BodyStatement): readonly Operation[] | undefined {
    if (one.kind === 'assign') return this.#ofAssignment(one);
    if (one.kind === 'break') return [];
    if (!this.#isOther(one.condition)) return undefined;
    return allOf(partsOf(one).map((part) => this.operationsIn(part)));
  }

  #ofAssignment({ target, value }: BodyStatement & { kind: 'assign' }): readonly Operation[] | undefined {
    if (subscriptsRead(this.#statement, target, this.#name)) return undefined;
    if (!this.#isTarget(target)) return this.#isOther(value) ? [] : undefined;
    const operation = this.#operationOf(value, target);
    return operation && [operation];
  }

  #operationOf(value: BodyExpr, target: number): Operation | undefined {
    switch (value.kind) {
      case 'cast':
        return this.#isWideEnough(value.type) ? this.#operationOf(value.operand, target) : undefined;
      case 'binary':
        return this.#isWideEnough(value.type) ? this.#ofBinary(value, target) : undefined;
      case 'call':
        return this.#isWideEnough(value.type) ? this.#ofMultiplyAdd(value, target) : undefined;
      default:
        return undefined;
    }
  }

  #ofBinary({ op, left, right }: BodyExpr & { kind: 'binary' }, target: number): Operation | undefined {
    const operator = op === '-' ? '+' : OPERATORS[op];
    if (!operator) return undefined;
    // In `s - a` only the left side can be the element.
    const isLeft = this.#isOther(right) && this.#continues(left, target, { operator });
    const isRight = op !== '-' && this.#isOther(left) && this.#continues(right, target, { operator });
    return isLeft || isRight ? { operator } : undefined;
  }

  /** Returns the sum that `fma(x, y, s)` is. */
  #ofMultiplyAdd(call: BodyExpr, target: number): Operation | undefined {
    const parts = multiplyAddOf(call);
    if (!parts || !this.#isOther(parts.x) || !this.#isOther(parts.y)) return undefined;
    return this.#continues(parts.z, target, { operator: '+' }) ? { operator: '+' } : undefined;
  }

  /** Returns whether the expression is the target, or a chain: `s + a + b` is `(s + a) + b`. */
  #continues(chain: BodyExpr, target: number, operation: Operation): boolean {
    if (this.#isOwn(chain, target)) return true;
    const inner = this.#operationOf(chain, target);
    return inner !== undefined && isSameOperation(inner, operation);
  }

  /** Returns whether the expression is the target's value. An integer may not be converted to a narrower type. */
  #isOwn(expr: BodyExpr, target: number): boolean {
    if (expr.kind === 'cast') return this.#isWideEnough(expr.type) && this.#isOwn(expr.operand, target);
    return expr.kind === 'read' && this.#isSameElement(expr.access, target);
  }

  #isSameElement(access: number, target: number): boolean {
    return elementText(this.#statement, access) === elementText(this.#statement, target);
  }

  /** Returns whether the chain of operations may go through this type. */
  #isWideEnough(through: ScalarType): boolean {
    if (isFloating(this.#type) !== isFloating(through)) return false;
    return isFloating(this.#type) || scalarBytes(through) >= scalarBytes(this.#type);
  }

  #isTarget(access: number): boolean {
    return this.#statement.accesses[access]?.array === this.#name;
  }

  #isOther(expr: BodyExpr): boolean {
    return !readsArray(this.#statement, expr, this.#name);
  }
}

const OPERATORS: Readonly<Record<string, UpdateOperator>> = {
  '+': '+',
  '*': '*',
  '&': '&',
  '|': '|',
  '^': '^',
};

/** Returns whether any order of the two has the same result. */
export function isSameOperation(a: Operation, b: Operation): boolean {
  return a.operator === b.operator;
}

function allOf<T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] | undefined {
  const known = lists.filter((list) => list !== undefined);
  return known.length === lists.length ? known.flat() : undefined;
}
