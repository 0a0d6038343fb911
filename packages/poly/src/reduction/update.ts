import {
  type BodyExpr,
  type BodyStatement,
  isFloating,
  printElement,
  type ScalarType,
  type ScopArray,
  type Statement,
  scalarBytes,
} from '@boxflow/ir';
import { readsArray, subscriptsRead } from './expression-text.js';

/** What is done to the same element again and again. */
export type UpdateOperator = '+' | '*' | '&' | '|' | '^';

/** A statement that does nothing with an array but `A[f] = A[f] op e`, once or several times, under conditions or not. */
export interface Update {
  readonly operator: UpdateOperator;
  /** `A[f]` as the statement writes it. */
  readonly element: string;
}

type Operation = Pick<Update, 'operator'>;

/**
 * Returns how a statement updates an array; `undefined` if it does anything else with it, so that the order of its
 * instances matters to more than rounding. Integers have the same sums modulo 2ⁿ in any order: where the chain of
 * operations narrows them below the element's type, or leaves integers, they have not, and the answer is `undefined`
 * too.
 */
export function updateOf(
  statement: Statement,
  { name, element: type }: Pick<ScopArray, 'name' | 'element'>,
): Update | undefined {
  const elements = statement.accesses.flatMap(({ array }, i) =>
    array === name ? [printElement(statement, i)] : [],
  );
  const [element] = elements;
  if (element === undefined || elements.some((other) => other !== element)) return undefined;
  const operations = operationsIn(statement.body);
  const [first] = operations ?? [];
  if (!operations || !first || operations.some((other) => !isSameOperation(other, first))) return undefined;
  return { ...first, element };

  /** Of all that the statements do to the array; `undefined` if one is no update. */
  function operationsIn(body: readonly BodyStatement[]): readonly Operation[] | undefined {
    return allOf(body.map(operationsOf));
  }

  function operationsOf(one: BodyStatement): readonly Operation[] | undefined {
    if (one.kind === 'assign') {
      if (subscriptsRead(statement, one.target, name)) return undefined;
      if (!isTarget(one.target)) return isOther(one.value) ? [] : undefined;
      const operation = operationOf(one.value);
      return operation && [operation];
    }
    if (one.kind !== 'if' || !isOther(one.condition)) return undefined;
    return allOf([operationsIn(one.then), operationsIn(one.otherwise)]);
  }

  function isTarget(access: number): boolean {
    return statement.accesses[access]?.array === name;
  }

  function isOther(expr: BodyExpr): boolean {
    return !readsArray(statement, expr, name);
  }

  /** Returns the element itself; where it is an integer, converted to nothing narrower. */
  function isOwn(expr: BodyExpr): boolean {
    if (expr.kind === 'cast') return isWideEnough(expr.type) && isOwn(expr.operand);
    return expr.kind === 'read' && isTarget(expr.access);
  }

  /** Returns whether the chain of operations may go through this type. */
  function isWideEnough(through: ScalarType): boolean {
    if (isFloating(type) !== isFloating(through)) return false;
    return isFloating(type) || scalarBytes(through) >= scalarBytes(type);
  }

  function operationOf(value: BodyExpr): Operation | undefined {
    switch (value.kind) {
      case 'cast':
        return isWideEnough(value.type) ? operationOf(value.operand) : undefined;
      case 'binary':
        return isWideEnough(value.type) ? ofBinary(value) : undefined;
      default:
        return undefined;
    }
  }

  function ofBinary({ op, left, right }: BodyExpr & { kind: 'binary' }): Operation | undefined {
    // In `s - a` only the left side can be the element.
    if (op === '-')
      return isOther(right) && continues(left, { operator: '+' }) ? { operator: '+' } : undefined;
    const operator = OPERATORS[op];
    return operator && ofPair({ operator }, [left, right]);
  }

  function ofPair(operation: Operation, [left, right]: readonly BodyExpr[]): Operation | undefined {
    if (!left || !right) return undefined;
    const found =
      (isOther(right) && continues(left, operation)) || (isOther(left) && continues(right, operation));
    return found ? operation : undefined;
  }

  /** Returns the element, or a chain: `s + a + b` is `(s + a) + b`. */
  function continues(chain: BodyExpr, operation: Operation): boolean {
    if (isOwn(chain)) return true;
    const inner = operationOf(chain);
    return inner !== undefined && isSameOperation(inner, operation);
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
