import { printIntExpr } from './int-expr-print.js';
import type { BodyExpr, BodyStatement, Statement } from './scop.js';

/** The expressions that an expression computes with, left to right; none for leaves. */
export function operandsOf(expr: BodyExpr): readonly BodyExpr[] {
  switch (expr.kind) {
    case 'unary':
    case 'cast':
      return [expr.operand];
    case 'binary':
      return [expr.left, expr.right];
    case 'conditional':
      return [expr.condition, expr.then, expr.otherwise];
    case 'call':
      return expr.args;
    default:
      return [];
  }
}

/** All expressions of the statements, and all inside those, in textual order; outer ones first. */
export function expressionsIn(body: readonly BodyStatement[]): readonly BodyExpr[] {
  return body.flatMap((statement) =>
    statement.kind === 'assign'
      ? withOperands(statement.value)
      : [
          ...withOperands(statement.condition),
          ...expressionsIn(statement.then),
          ...expressionsIn(statement.otherwise),
        ],
  );
}

function withOperands(expr: BodyExpr): readonly BodyExpr[] {
  return [expr, ...operandsOf(expr).flatMap(withOperands)];
}

/**
 * `A[i][j - 1]`, what the access at `position` of {@link Statement.accesses} names: accesses of one instance with equal
 * texts are to one element.
 *
 * @throws Error where the statement has no such access
 */
export function printElement(statement: Statement, position: number): string {
  const access = statement.accesses[position];
  if (!access) throw new Error(`${statement.name} has no access ${position}`);
  return `${access.array}[${access.index.map(printIntExpr).join('][')}]`;
}
