import { type BodyExpr, multiplyAddOf } from '@boxflow/ir';

/** Returns whether the expression is an operation that takes a processor many instructions: a call, a division or a remainder. */
export function isLongOperation(expr: BodyExpr): boolean {
  if (expr.kind === 'call') return multiplyAddOf(expr) === undefined;
  return expr.kind === 'binary' && (expr.op === '/' || expr.op === '%');
}
