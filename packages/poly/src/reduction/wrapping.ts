import { type BodyExpr, type BodyStatement, type Statement, unsignedTwin } from '@boxflow/ir';
import { readsArray } from './body/expression-text.js';

/**
 * The updates of an array by integer sums or products, in unsigned arithmetic:
 *
 *   s = s + a      →      s = (unsigned)s + (unsigned)a
 *
 * Which leaves the same value wherever the original has one: a sum of signed integers in another order can
 * overflow under way, which C leaves undefined, and modulo 2ⁿ it is the same in the end. Floating point stays
 * as it is.
 */
export function withWrappingUpdates(statement: Statement, array: string): readonly BodyStatement[] {
  return statement.body.map(rewrite);

  function rewrite(one: BodyStatement): BodyStatement {
    if (one.kind === 'if') {
      return { ...one, then: one.then.map(rewrite), otherwise: one.otherwise.map(rewrite) };
    }
    if (one.kind === 'while') return { ...one, body: one.body.map(rewrite) };
    return one.kind === 'assign' ? { ...one, value: wrapping(one.value) } : one;
  }

  /** Returns the chain of operations from the value down to the element. */
  function wrapping(expr: BodyExpr): BodyExpr {
    if (!readsArray(statement, expr, array)) return expr;
    if (expr.kind === 'cast') return { ...expr, operand: wrapping(expr.operand) };
    if (expr.kind !== 'binary') return expr;
    const type = unsignedTwin(expr.type);
    const operand = (one: BodyExpr): BodyExpr =>
      type === expr.type ? wrapping(one) : { kind: 'cast', operand: wrapping(one), type };
    return { ...expr, left: operand(expr.left), right: operand(expr.right), type };
  }
}
