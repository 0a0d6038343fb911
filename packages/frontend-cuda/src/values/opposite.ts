import { apply, type IntExpr, type IntOperator, polynomialOf } from '@boxflow/ir';
import { exprOf, type Value } from './value.js';

const OPPOSITES: Partial<Record<IntOperator, IntOperator>> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'ge',
  ge: 'lt',
  le: 'gt',
  gt: 'le',
};

/** Returns the condition that holds if a condition does not. */
export function opposite(condition: IntExpr): IntExpr {
  if (condition.op === 'int' || condition.op === 'var') return apply('not', condition);
  const { op, args } = condition;
  if (op === 'not') return args[0]!;
  if (op === 'and' || op === 'or') return apply(op === 'and' ? 'or' : 'and', ...args.map(opposite));
  const other = OPPOSITES[op];
  return other === undefined ? apply('not', condition) : apply(other, ...args);
}

/** Returns the predicate that holds if a predicate does not. */
export function complementOf(predicate: Value): Value {
  return { ...predicate, polynomial: polynomialOf(opposite(exprOf(predicate))) };
}

/** Returns the parts of a condition that must all hold. */
export function conjuncts(condition: IntExpr): IntExpr[] {
  return condition.op === 'and' ? condition.args.flatMap(conjuncts) : [condition];
}
