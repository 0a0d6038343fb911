import { type BinaryOperator, type BodyExpr, type IntExpr, linearParts } from '@boxflow/ir';

/**
 * Returns a condition over iterators as a program would have it. A comparison of two iterators of type `int`
 * is one of that type, which takes devices less time than one of wider integers.
 */
export function conditionBody(condition: IntExpr, ints: readonly string[]): BodyExpr {
  const isInt = (expr: IntExpr) => expr.op === 'var' && ints.includes(expr.name);
  const { op, left, right } = comparison(condition) ?? {};
  if (!op || !left || !right || !isInt(left) || !isInt(right)) {
    return { kind: 'int', value: condition, type: 'int32' };
  }
  const operand = (value: IntExpr): BodyExpr => ({ kind: 'int', value, type: 'int32' });
  return { kind: 'binary', op, left: operand(left), right: operand(right), type: 'int32' };
}

interface Comparison {
  readonly op: BinaryOperator;
  readonly left: IntExpr;
  readonly right: IntExpr;
}

/** Returns the comparison; `a >= b + 1` is `a > b`. */
function comparison(condition: IntExpr): Comparison | undefined {
  if (condition.op === 'int' || condition.op === 'var') return undefined;
  const [left, right] = condition.args as readonly [IntExpr, IntExpr];
  switch (condition.op) {
    case 'gt':
      return { op: '>', left, right };
    case 'lt':
      return { op: '<', left, right };
    case 'ge':
      return oneBelow(right)
        ? { op: '>', left, right: oneBelow(right) as IntExpr }
        : { op: '>=', left, right };
    case 'le':
      return oneBelow(left) ? { op: '<', left: oneBelow(left) as IntExpr, right } : { op: '<=', left, right };
    default:
      return undefined;
  }
}

/** Returns `b` of `b + 1`. */
function oneBelow(expr: IntExpr): IntExpr | undefined {
  const { constant, terms } = linearParts(expr);
  const [only, ...others] = terms;
  return constant === 1 && others.length === 0 && only?.coefficient === 1 ? only.term : undefined;
}
