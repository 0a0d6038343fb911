import type { IntExpr } from '@boxflow/ir';
import { joined } from './cases.js';
import { negated } from './negated.js';

/** Returns whether a truth value is known to be true. */
export function isCertain(condition: IntExpr): boolean {
  return condition.op === 'int' && condition.value !== 0;
}

/** Returns whether a truth value is known to be false. */
export function isNever(condition: IntExpr): boolean {
  return condition.op === 'int' && condition.value === 0;
}

/** Returns `then` if a condition holds, and `otherwise` if not. All three are truth values. */
export function either(condition: IntExpr, then: IntExpr, otherwise: IntExpr): IntExpr {
  if (isCertain(then) && isCertain(otherwise)) return then;
  return joined('or', [joined('and', [condition, then]), joined('and', [negated(condition), otherwise])]);
}
