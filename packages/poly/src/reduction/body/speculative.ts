import { type BodyExpr, dataSubscripts, isFloating, operandsOf, type Statement } from '@boxflow/ir';

/**
 * Returns whether the expression may be computed where the program does not: it divides by no integer that
 * may be 0, and reads no element whose subscript is data.
 */
export function isSpeculative(statement: Statement, expr: BodyExpr): boolean {
  if (expr.kind === 'read') {
    const access = statement.accesses[expr.access];
    return access !== undefined && dataSubscripts(access).length === 0;
  }
  return !mayDivideByZero(expr) && operandsOf(expr).every((operand) => isSpeculative(statement, operand));
}

function mayDivideByZero(expr: BodyExpr): boolean {
  if (expr.kind !== 'binary' || (expr.op !== '/' && expr.op !== '%') || isFloating(expr.type)) return false;
  const { right } = expr;
  const isConstant = right.kind === 'literal' || (right.kind === 'int' && right.value.op === 'int');
  return !isConstant;
}
