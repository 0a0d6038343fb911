import {
  type BodyExpr,
  type BodyStatement,
  dataSubscripts,
  holds,
  isFloating,
  operandsOf,
  printElement,
  printIntExpr,
  type ScalarType,
  type ScopArray,
  type Statement,
  scalarBytes,
} from '@boxflow/ir';

/** What is done to the same element again and again. */
export type ReductionOperator = '+' | '*' | '&' | '|' | '^' | 'min' | 'max';

/** A statement that does nothing with an array but `A[f] = A[f] op e`, once or several times, under conditions or not. */
export interface Update {
  readonly operator: ReductionOperator;
  /** The function that computes a minimum or maximum, `fmin`; absent where comparisons do. */
  readonly call?: string;
  /** `A[f]` as the statement writes it. */
  readonly element: string;
}

type Operation = Pick<Update, 'operator' | 'call'>;

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
    if (isOther(one.condition)) return allOf([operationsIn(one.then), operationsIn(one.otherwise)]);
    const extremum = ofConditionalAssignment(one);
    return extremum && [extremum];
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
      case 'call':
        return isWideEnough(value.type) ? ofCall(value) : undefined;
      case 'conditional':
        return ofConditional(value);
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

  function ofCall({ name: call, args }: BodyExpr & { kind: 'call' }): Operation | undefined {
    const operator = EXTREMA[call];
    return operator && ofPair({ operator, call }, args);
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

  /** `A[f] < e ? A[f] : e` in its four forms. */
  function ofConditional({
    condition,
    then,
    otherwise,
  }: BodyExpr & { kind: 'conditional' }): Operation | undefined {
    const compared = comparedWithOwn(condition);
    if (!compared) return undefined;
    const isSame = (expr: BodyExpr) => textOf(statement, expr) === textOf(statement, compared.other);
    if (isOwnValue(then) && isSame(otherwise)) return { operator: compared.isSmaller ? 'min' : 'max' };
    if (isOwnValue(otherwise) && isSame(then)) return { operator: compared.isSmaller ? 'max' : 'min' };
    return undefined;
  }

  /** `if (e < A[f]) A[f] = e;` */
  function ofConditionalAssignment({
    condition,
    then,
    otherwise,
  }: BodyStatement & { kind: 'if' }): Operation | undefined {
    const compared = comparedWithOwn(condition);
    const [assignment, ...more] = then;
    if (!compared || assignment?.kind !== 'assign' || more.length + otherwise.length > 0) return undefined;
    const isExtremum =
      isTarget(assignment.target) &&
      textOf(statement, assignment.value) === textOf(statement, compared.other);
    return isExtremum ? { operator: compared.isSmaller ? 'max' : 'min' } : undefined;
  }

  /** What a comparison compares the element with, and whether it asks for the element to be the smaller one. */
  function comparedWithOwn(condition: BodyExpr) {
    if (condition.kind !== 'binary' || !/^[<>]=?$/.test(condition.op)) return undefined;
    const { left, right } = condition;
    const other = isOwnValue(left) ? right : isOwnValue(right) ? left : undefined;
    if (!other || !isOther(other) || !isComparable(other.type)) return undefined;
    return { other, isSmaller: condition.op.startsWith('<') === isOwnValue(left) };
  }

  /** Returns the element itself, in a type that has all of its values in their order. */
  function isOwnValue(expr: BodyExpr): boolean {
    if (expr.kind !== 'cast') return isOwn(expr);
    return (isFloating(type) ? isFloating(expr.type) : holds(expr.type, type)) && isOwnValue(expr.operand);
  }

  /** Integers are compared and assigned without a change of value where the element's type holds them all. */
  function isComparable(other: ScalarType): boolean {
    return isFloating(type) ? isFloating(other) : holds(type, other);
  }
}

const OPERATORS: Readonly<Record<string, ReductionOperator>> = {
  '+': '+',
  '*': '*',
  '&': '&',
  '|': '|',
  '^': '^',
};

const EXTREMA: Readonly<Record<string, ReductionOperator>> = {
  fmin: 'min',
  fminf: 'min',
  fmax: 'max',
  fmaxf: 'max',
};

/** Returns whether any order of the two has the same result. */
export function isSameOperation(a: Operation, b: Operation): boolean {
  return a.operator === b.operator && a.call === b.call;
}

function allOf<T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] | undefined {
  const known = lists.filter((list) => list !== undefined);
  return known.length === lists.length ? known.flat() : undefined;
}

/** Equal for expressions that compute the same. */
function textOf(statement: Statement, expr: BodyExpr): string {
  const operands = operandsOf(expr).map((operand) => textOf(statement, operand));
  switch (expr.kind) {
    case 'literal':
      return expr.text;
    case 'int':
      return `${expr.type}(${printIntExpr(expr.value)})`;
    case 'read':
      return printElement(statement, expr.access);
    case 'cast':
      return `${expr.type}(${operands.join()})`;
    case 'call':
      return `${expr.name}(${operands.join()})`;
    case 'conditional':
      return `?:(${operands.join()})`;
    default:
      return `${expr.op}(${operands.join()})`;
  }
}

function subscriptsRead(statement: Statement, position: number, array: string): boolean {
  const access = statement.accesses[position];
  return access !== undefined && dataSubscripts(access).some((value) => readsArray(statement, value, array));
}

/** Returns whether the expression reads an element of the array. */
export function readsArray(statement: Statement, expr: BodyExpr, array: string): boolean {
  if (expr.kind === 'read') {
    const access = statement.accesses[expr.access];
    return access?.array === array || subscriptsRead(statement, expr.access, array);
  }
  return operandsOf(expr).some((operand) => readsArray(statement, operand, array));
}
