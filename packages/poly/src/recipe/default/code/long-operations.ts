import { type BodyExpr, multiplyAddOf } from '@boxflow/ir';

/** Returns whether the expression calls a function, not one that is a single instruction. */
export function isCall(expr: BodyExpr): boolean {
  return expr.kind === 'call' && multiplyAddOf(expr) === undefined;
}

/** Returns whether the expression is an operation that takes a processor many instructions: a call, a division or a remainder. */
export function isLongOperation(expr: BodyExpr): boolean {
  if (isCall(expr)) return true;
  return expr.kind === 'binary' && (expr.op === '/' || expr.op === '%');
}
