import {
  apply,
  growthOf,
  type IntExpr,
  int,
  isUnsigned,
  linearParts,
  simplifyIntExpr,
  substitute,
  sumOfParts,
  variablesOf,
} from '@boxflow/ir';
import { assumeOfParameters } from '../state/integer-environment.js';
import type { End, Loop } from '../state/loop.js';
import type { Region } from '../state/region.js';

/** The meaning of one comparison of a loop's condition. */
export interface LoopBound {
  readonly condition: IntExpr;
  /** The bound on the loop variable itself, if its coefficient is 1 or -1. */
  readonly end: End | undefined;
}

/**
 * What ends a loop beside a comparison. `nothing`: the comparison must become false. `others`: something that does not
 * bound the loop's variable, so the comparison is assumed to become false. `and`, `or`: comparisons joined with it.
 */
export type Beside = 'nothing' | 'others' | 'and' | 'or';

/**
 * Returns a comparison, or several joined by `and` and `or`, as a bound that the loop's variable moves towards: a
 * condition that holds in the iterations up to the first one in which the comparison does not. Otherwise a clause
 * that says why not.
 */
export function exactBound(
  comparison: IntExpr,
  loop: Loop,
  region: Region,
  beside: Beside,
): LoopBound | string {
  if (comparison.op === 'and' || comparison.op === 'or')
    return joinedBounds(comparison.op, comparison.args, loop, region, beside);
  if (comparison.op === 'ne' && (beside === 'and' || beside === 'or'))
    return untilEqual(comparison, loop, beside);
  const ordered =
    comparison.op === 'ne' ? withoutNotEqual(comparison, loop, region, beside === 'others') : comparison;
  if (typeof ordered === 'string') return ordered;
  if (ordered.op === 'int' || ordered.op === 'var' || !['lt', 'le', 'gt', 'ge'].includes(ordered.op)) {
    return 'its condition does not compare the loop variable with a bound';
  }
  const [left, right] = ordered.args as readonly [IntExpr, IntExpr];
  const greater = ordered.op === 'gt' || ordered.op === 'ge';
  // The condition as `difference < 0` or `difference <= 0`.
  const difference = linearParts(apply('sub', greater ? right : left, greater ? left : right));
  const own = difference.terms.filter(({ term }) => variablesOf(term).includes(loop.name));
  const [only] = own;
  if (!only) return 'its condition does not depend on the loop variable';
  if (own.length > 1 || only.term.op !== 'var') return 'its condition divides the loop variable';
  if (only.coefficient > 0 !== loop.step > 0) return 'it counts away from its bound';

  const rest = sumOfParts({ ...difference, terms: difference.terms.filter((part) => part !== only) });
  const strict = ordered.op === 'lt' || ordered.op === 'gt';
  if (only.coefficient === 1)
    return { condition: ordered, end: { value: simplifyIntExpr(apply('neg', rest)), strict } };
  if (only.coefficient === -1) return { condition: ordered, end: { value: simplifyIntExpr(rest), strict } };
  return { condition: ordered, end: undefined };
}

/** Returns the bound of several comparisons, each of which is true up to some iteration and false from then on. */
function joinedBounds(
  op: 'and' | 'or',
  parts: readonly IntExpr[],
  loop: Loop,
  region: Region,
  beside: Beside,
): LoopBound | string {
  const changes = (part: IntExpr) => variablesOf(part).includes(loop.name);
  const isAlternative = beside === 'or' || (op === 'or' && parts.filter(changes).length > 1);
  const conditions: IntExpr[] = [];
  for (const part of parts) {
    if (!changes(part)) {
      conditions.push(part);
      continue;
    }
    const bound = exactBound(part, loop, region, isAlternative ? 'or' : 'and');
    if (typeof bound === 'string') return bound;
    conditions.push(bound.condition);
  }
  return { condition: apply(op, ...conditions), end: undefined };
}

const NEVER_FALSE = "a '!=' may never become false with this step";

/**
 * Returns the bound of `i != n` if the loop may go on past n: true until i is n, and for good if it never is.
 * Beside an `||` the comparison may become true again.
 */
function untilEqual(comparison: IntExpr, loop: Loop, beside: 'and' | 'or'): LoopBound | string {
  if (beside === 'or') return "a '!=' beside '||' may become true again";
  const distance = distanceFrom(comparison, loop);
  if (!distance) return NEVER_FALSE;
  const { upwards, difference, atFirst } = distance;
  const isAhead = apply(upwards ? 'lt' : 'gt', difference, int(0));
  const isBehind = apply(upwards ? 'gt' : 'lt', atFirst, int(0));
  const step = Math.abs(loop.step);
  const isSkipped = step === 1 ? [] : [apply('ne', apply('mod', atFirst, int(step)), int(0))];
  return { condition: apply('or', isAhead, isBehind, ...isSkipped), end: undefined };
}

interface DistanceFrom {
  /** Left minus right of the comparison. */
  readonly difference: IntExpr;
  /** Whether it grows from iteration to iteration. */
  readonly upwards: boolean;
  /** Its value in the first iteration. */
  readonly atFirst: IntExpr;
}

/** Returns the difference; `undefined` unless each iteration changes it by the loop's step. */
function distanceFrom(comparison: IntExpr, loop: Loop): DistanceFrom | undefined {
  const [left, right] = (comparison as { args: readonly IntExpr[] }).args as readonly [IntExpr, IntExpr];
  const difference = simplifyIntExpr(apply('sub', left, right));
  const growth = growthOf(difference, loop.name);
  if (Math.abs(growth) !== 1) return undefined;
  const first = (loop.step > 0 ? loop.lower : loop.upper)!;
  const atFirst = simplifyIntExpr(substitute(difference, new Map([[loop.name, first]])));
  return { difference, upwards: growth > 0 === loop.step > 0, atFirst };
}

/**
 * Returns `i != n` as an inequality. With steps of 1 a signed variable that went past n would overflow, which C leaves
 * undefined; otherwise n must be among the values that the variable takes.
 */
function withoutNotEqual(
  comparison: IntExpr,
  loop: Loop,
  region: Region,
  mayEndElsewhere: boolean,
): IntExpr | string {
  const from = distanceFrom(comparison, loop);
  if (!from) return NEVER_FALSE;
  const { difference, upwards, atFirst } = from;
  if (mayEndElsewhere || Math.abs(loop.step) !== 1 || isUnsigned(loop.type)) {
    const distance = simplifyIntExpr(upwards ? apply('neg', atFirst) : atFirst);
    const multiple = apply('eq', apply('mod', distance, int(Math.abs(loop.step))), int(0));
    if (!assumeOfParameters(apply('ge', distance, int(0)), region)) return NEVER_FALSE;
    if (!assumeOfParameters(multiple, region)) return NEVER_FALSE;
  }
  return apply(upwards ? 'lt' : 'gt', difference, int(0));
}
