import { apply, type IntExpr, int } from '@boxflow/ir';

const OPPOSITE = { lt: 'ge', le: 'gt', gt: 'le', ge: 'lt', eq: 'ne', ne: 'eq' } as const;

/** Returns the opposite of comparisons joined by `and` and `or`, without `not`. */
export function negated(condition: IntExpr): IntExpr {
  if (condition.op === 'int') return int(condition.value === 0 ? 1 : 0);
  if (condition.op === 'var') return apply('eq', condition, int(0));
  if (condition.op === 'and' || condition.op === 'or') {
    return apply(condition.op === 'and' ? 'or' : 'and', ...condition.args.map(negated));
  }
  const opposite = OPPOSITE[condition.op as keyof typeof OPPOSITE];
  return opposite ? { op: opposite, args: condition.args } : apply('eq', condition, int(0));
}
