import { type BodyExpr, operandsOf, printElement, printIntExpr, type Statement } from '@boxflow/ir';

/** What `A[f] = A[f] op e` does to the same element again and again. */
export type ReductionOperator = '+' | '*' | '&' | '|' | '^' | 'min' | 'max';

/**
 * The operator of a statement `A[f] = A[f] op e` in which `e` does not read `A`; `undefined` for any other one. In which
 * order such statements run matters to the rounding of floating point only.
 */
export function reductionOperator(statement: Statement, array: string): ReductionOperator | undefined {
  const [only, ...more] = statement.body;
  if (only?.kind !== 'assign' || more.length > 0) return undefined;
  const target = statement.accesses[only.target];
  if (target?.array !== array) return undefined;
  const own = printElement(statement, only.target);
  const isOwn = (expr: BodyExpr) => textOf(statement, expr) === own;
  const isOther = (expr: BodyExpr) => !readsArray(statement, expr, array);
  return operatorOf(only.value);

  function operatorOf(value: BodyExpr): ReductionOperator | undefined {
    switch (value.kind) {
      case 'cast':
        return operatorOf(value.operand);
      case 'binary':
        return ofBinary(value);
      case 'call':
        return ofPair(EXTREMA[value.name], value.args);
      case 'conditional':
        return ofConditional(value);
      default:
        return undefined;
    }
  }

  function ofBinary({ op, left, right }: BodyExpr & { kind: 'binary' }): ReductionOperator | undefined {
    const operator = OPERATORS[op];
    // In `s - a` only the left side can be the element.
    if (op === '-') return isOther(right) && (isOwn(left) || operatorOf(left) === '+') ? '+' : undefined;
    return ofPair(operator, [left, right]);
  }

  /** Also a chain: `s + a + b` is `(s + a) + b`. */
  function ofPair(
    operator: ReductionOperator | undefined,
    operands: readonly BodyExpr[],
  ): ReductionOperator | undefined {
    const [left, right] = operands;
    if (operator === undefined || !left || !right || operands.length > 2) return undefined;
    const continues = (chain: BodyExpr) => isOwn(chain) || operatorOf(chain) === operator;
    const found = (isOther(right) && continues(left)) || (isOther(left) && continues(right));
    return found ? operator : undefined;
  }

  /** `A[f] < e ? A[f] : e` in its four forms. */
  function ofConditional(value: BodyExpr & { kind: 'conditional' }): ReductionOperator | undefined {
    const { condition, then, otherwise } = value;
    if (condition.kind !== 'binary' || !/^[<>]=?$/.test(condition.op)) return undefined;
    const [left, right] = [condition.left, condition.right];
    const other = isOwn(left) ? right : isOwn(right) ? left : undefined;
    if (!other || !isOther(other)) return undefined;
    const isSame = (expr: BodyExpr) => textOf(statement, expr) === textOf(statement, other);
    const keeps = isOwn(then) && isSame(otherwise);
    if (!keeps && !(isOwn(otherwise) && isSame(then))) return undefined;
    const smallerLeft = condition.op.startsWith('<');
    return (smallerLeft === isOwn(left)) === keeps ? 'min' : 'max';
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

/** Equal for expressions that compute the same; conversions of the operands are left out. */
function textOf(statement: Statement, expr: BodyExpr): string {
  switch (expr.kind) {
    case 'literal':
      return expr.text;
    case 'int':
      return `(${printIntExpr(expr.value)})`;
    case 'read':
      return printElement(statement, expr.access);
    case 'cast':
      return textOf(statement, expr.operand);
    default:
      return `${'op' in expr ? expr.op : 'name' in expr ? expr.name : '?'}(${operandsOf(expr)
        .map((operand) => textOf(statement, operand))
        .join(', ')})`;
  }
}

function readsArray(statement: Statement, expr: BodyExpr, array: string): boolean {
  if (expr.kind === 'read') return statement.accesses[expr.access]?.array === array;
  return operandsOf(expr).some((operand) => readsArray(statement, operand, array));
}
