import { growthOf, type IntExpr, type IntRange, rangeOf, simplifyIntExpr, substitute } from '@boxflow/ir';

/** The bounds of a loop variable inside its loop, inclusive. */
export interface IteratorBounds {
  readonly name: string;
  readonly lower: IntExpr | undefined;
  readonly upper: IntExpr | undefined;
}

/**
 * Returns whether an expression is provably at least `bound`: loop variables are replaced by the end of their range
 * that makes it smallest, innermost first, and what is left goes through interval arithmetic. A `false` proves
 * nothing.
 *
 * @param iterators outermost first
 * @param variables ranges of parameters and of loop variables
 */
export function provablyAtLeast(
  expr: IntExpr,
  bound: number,
  iterators: readonly IteratorBounds[],
  variables: ReadonlyMap<string, IntRange>,
): boolean {
  let smallest = simplifyIntExpr(expr);
  if (rangeOf(smallest, variables).lo >= bound) return true;
  if (smallest.op === 'floordiv') {
    const [dividend, divisor] = smallest.args;
    if (dividend && divisor?.op === 'int' && divisor.value > 0) {
      return provablyAtLeast(dividend, bound * divisor.value, iterators, variables);
    }
  }
  for (const { name, lower, upper } of [...iterators].reverse()) {
    const growth = growthOf(smallest, name);
    if (growth === 0) continue;
    // Inside a division or remainder the end of the range need not give the smallest value.
    if (Number.isNaN(growth)) return false;
    const end = growth > 0 ? lower : upper;
    if (end === undefined) return false;
    smallest = simplifyIntExpr(substitute(smallest, new Map([[name, end]])));
    if (rangeOf(smallest, variables).lo >= bound) return true;
  }
  return false;
}

/**
 * Returns a value that the expression is never below, without the loop variables; `undefined` if it is not linear in
 * one of them, or its range is not known.
 *
 * @param iterators outermost first
 */
export function smallestOver(iterators: readonly IteratorBounds[], expr: IntExpr): IntExpr | undefined {
  let smallest = simplifyIntExpr(expr);
  for (const { name, lower, upper } of [...iterators].reverse()) {
    const growth = growthOf(smallest, name);
    if (growth === 0) continue;
    const end = growth > 0 ? lower : upper;
    if (Number.isNaN(growth) || end === undefined) return undefined;
    smallest = simplifyIntExpr(substitute(smallest, new Map([[name, end]])));
  }
  return smallest;
}
