import type { IntExpr } from '@boxflow/ir';
import type { Context } from './context.js';
import { integerEnvironment, notNegative } from './integer-environment.js';

/** Returns whether a condition is provable, or can be made an assumption that is checked before the region. */
export function holdsBefore(condition: IntExpr, context: Context): boolean {
  if (condition.op === 'int') return condition.value !== 0;
  if (condition.op === 'and') return condition.args.every((part) => holdsBefore(part, context));
  const parts = notNegative(condition);
  return (
    parts.length > 0 &&
    parts.every((part) => integerEnvironment(context).assume(part, 0, Number.POSITIVE_INFINITY))
  );
}
