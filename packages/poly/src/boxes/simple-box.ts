import { apply, type IntExpr, int, type PlanBox, simplifyIntExpr, variable } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { conditionExpr } from '../expressions/expressions.js';
import { convexHull } from '../model/relaxed.js';
import { withinQuota } from '../model/within-quota.js';

/** A box, and the set whose exact bounding box it is. Conclusions about the box are drawn from this set. */
export interface BoxHull {
  readonly box: PlanBox;
  readonly elements: isl.Set;
  /** Whether it is the smallest box around the given set. */
  readonly tight: boolean;
}

/**
 * A box around a set whose bounds are a minimum and a maximum of affine expressions. It takes no integer programming,
 * whose results can have more pieces than anybody would wait for: a convex superset is projected onto each dimension,
 * by Fourier-Motzkin elimination. `undefined` if that superset, within `limits`, has no bound.
 */
export function simpleBox(set: isl.Set, context: isl.Set, limits: isl.Set): BoxHull | undefined {
  const convex = convexHull(set).intersect(limits);
  const ranges = Array.from({ length: set.dim(isl.DimType.Set) }, (_, d) => rangeOf(convex, d));
  if (ranges.some(({ lower, upper }) => lower.length === 0 || upper.length === 0)) return undefined;
  const product = ranges.reduce(
    (all, range) => all.flatProduct(range.values),
    isl.Set.readFromStr(set.context, '{ [] }'),
  );
  const named = product.setTupleName(set.getTupleName() ?? '');
  const guard = guardOf(convex, context);
  return {
    box: {
      ...(guard?.condition && { guard: guard.condition }),
      lo: ranges.map(({ lower }) => extreme('max', lower)),
      hi: ranges.map(({ upper }) => simplifyIntExpr(apply('add', extreme('min', upper), int(1)))),
    },
    elements: guard ? named.intersectParams(guard.occupied) : named,
    tight: false,
  };
}

/**
 * Returns the parameters for which the set is not empty; `undefined` if that is too expensive, and the box is
 * then not empty for others either.
 */
function guardOf(
  set: isl.Set,
  context: isl.Set,
): { readonly occupied: isl.Set; readonly condition: IntExpr | undefined } | undefined {
  const occupied = set.params();
  return withinQuota(set.context, () => ({ occupied, condition: conditionExpr(occupied, context) }));
}

/** The bounds of one dimension, and the values between them whatever else holds of the parameters. */
interface Range {
  readonly values: isl.Set;
  readonly lower: readonly IntExpr[];
  readonly upper: readonly IntExpr[];
}

function rangeOf(convex: isl.Set, dimension: number): Range {
  const projected = convex
    .projectOut(isl.DimType.Set, dimension + 1, convex.dim(isl.DimType.Set) - dimension - 1)
    .projectOut(isl.DimType.Set, 0, dimension)
    .resetTupleId();
  let values = isl.BasicSet.universe(projected.getSpace());
  const lower: IntExpr[] = [];
  const upper: IntExpr[] = [];
  convexHull(projected).foreachBasicSet((range) => {
    range.removeRedundancies().foreachConstraint((constraint) => {
      if (!constraint.involvesDims(isl.DimType.Set, 0, 1)) return;
      const affine = affineOf(constraint);
      if (!affine) return;
      values = values.addConstraint(constraint);
      const { factor, rest } = affine;
      if (factor > 0 || constraint.isEquality()) lower.push(leastOf(factor, rest));
      if (factor < 0 || constraint.isEquality()) upper.push(greatestOf(factor, rest));
    });
  });
  return { values: isl.Set.fromBasicSet(values), lower, upper };
}

/** Returns the least x with `factor x + rest >= 0`, or `= 0`. */
function leastOf(factor: number, rest: IntExpr): IntExpr {
  return factor > 0 ? negated(quotient(rest, factor)) : negated(quotient(negated(rest), -factor));
}

/** Returns the greatest such x. */
function greatestOf(factor: number, rest: IntExpr): IntExpr {
  return factor > 0 ? quotient(negated(rest), factor) : quotient(rest, -factor);
}

/** `factor x + rest` of a constraint on x; `undefined` if a number is too large to be computed with. */
function affineOf(constraint: isl.Constraint): { factor: number; rest: IntExpr } | undefined {
  const factor = numberOf(constraint.getCoefficientVal(isl.DimType.Set, 0));
  const constant = numberOf(constraint.getConstantVal());
  const terms: IntExpr[] = [];
  for (let p = 0; p < constraint.dim(isl.DimType.Param); p++) {
    const coefficient = numberOf(constraint.getCoefficientVal(isl.DimType.Param, p));
    if (!Number.isSafeInteger(coefficient)) return undefined;
    const parameter = variable(constraint.getDimName(isl.DimType.Param, p) ?? '');
    if (coefficient !== 0) terms.push(apply('mul', int(coefficient), parameter));
  }
  if (!Number.isSafeInteger(factor) || !Number.isSafeInteger(constant)) return undefined;
  return { factor, rest: apply('add', int(constant), ...terms) };
}

function numberOf(value: isl.Val): number {
  return Number(value.toBigInt());
}

function negated(value: IntExpr): IntExpr {
  return apply('neg', value);
}

/** Rounded down. */
function quotient(value: IntExpr, by: number): IntExpr {
  return apply('floordiv', value, int(by));
}

/** Returns the greatest or the least of some bounds, of which there is at least one. */
function extreme(op: 'min' | 'max', [first, ...others]: readonly IntExpr[]): IntExpr {
  if (!first) throw new Error('no bounds');
  return simplifyIntExpr(apply(op, first, ...others));
}
