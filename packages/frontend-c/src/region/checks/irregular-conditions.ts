import type { IntExpr } from '@boxflow/ir';
import { islText } from '../../integers/isl-text.js';
import type { Constraint } from '../state/loop.js';

/** A part `a mod b` or `floor(a / b)` of a condition. */
interface Remainder {
  readonly dividend: string;
  readonly divisor: string;
}

/** The most remainders in conditions that are not convex: more make sets of too many pieces. */
const MAX_REMAINDERS = 4;

export interface SeparatedConstraints {
  readonly regular: readonly Constraint[];
  readonly irregular: readonly IntExpr[];
}

/**
 * Separates conditions of `if` statements that make sets of too many pieces from those that belong in a domain:
 * `(i + j) % 13 == 0 || (i + j) % 7 == 0` has 91 cases, and every dependence is computed for each. All constraints hold
 * together; each guard is taken apart at `&&`.
 */
export function separateConstraints(constraints: readonly Constraint[]): SeparatedConstraints {
  const regular: Constraint[] = [];
  const irregular: IntExpr[] = [];
  let known: readonly Remainder[] = [];
  for (const constraint of constraints.flatMap(parts)) {
    if (constraint.kind === 'range') {
      regular.push(constraint);
      continue;
    }
    const { kind, condition } = constraint;
    const remainders = distinct([...known, ...(isConvex(condition) ? [] : remaindersOf(condition))]);
    if (kind === 'condition' || areRegular(remainders)) {
      regular.push(constraint);
      known = remainders;
    } else {
      irregular.push(condition);
    }
  }
  return { regular, irregular };
}

function parts(constraint: Constraint): readonly Constraint[] {
  if (constraint.kind !== 'guard') return [constraint];
  return conjuncts(constraint.condition).map((condition) => ({ kind: 'guard', condition }));
}

function conjuncts(condition: IntExpr): readonly IntExpr[] {
  return condition.op === 'and' ? condition.args.flatMap(conjuncts) : [condition];
}

function isConvex(condition: IntExpr): boolean {
  if (condition.op === 'int' || condition.op === 'var') return true;
  return condition.op !== 'or' && condition.op !== 'ne' && condition.args.every(isConvex);
}

function remaindersOf(expr: IntExpr): readonly Remainder[] {
  if (expr.op === 'int' || expr.op === 'var') return [];
  const inner = expr.args.flatMap(remaindersOf);
  const [dividend, divisor] = expr.args;
  if ((expr.op !== 'mod' && expr.op !== 'floordiv') || !dividend || !divisor) return inner;
  return [...inner, { dividend: islText(dividend), divisor: islText(divisor) }];
}

function distinct(remainders: readonly Remainder[]): readonly Remainder[] {
  return [...new Map(remainders.map((each) => [`${each.dividend} % ${each.divisor}`, each])).values()];
}

/** Returns whether there are few remainders, and none of the same value by different divisors. */
function areRegular(remainders: readonly Remainder[]): boolean {
  const dividends = new Set(remainders.map(({ dividend }) => dividend));
  return remainders.length <= MAX_REMAINDERS && dividends.size === remainders.length;
}
