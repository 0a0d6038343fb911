import { apply, type IntExpr, int, type PlanBox, simplifyIntExpr } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { conditionExpr, valueExpr } from '../expressions/expressions.js';
import { coalesced } from '../model/coalesced.js';
import { rememberedInContext } from './remembered-in-context.js';

/** Returns the smallest box around a set; its guard says when the set is not empty. */
export const boundingBox = rememberedInContext(boxAround);

function boxAround(set: isl.Set, context: isl.Set): PlanBox {
  const elements = coalesced(set.intersectParams(context));
  if (elements.isEmpty()) return emptyBox(rankOf(set));
  const occupied = coalesced(elements.params());
  const guard = conditionExpr(occupied, context);
  const inner = context.intersect(occupied);
  const lo: IntExpr[] = [];
  const hi: IntExpr[] = [];
  for (let d = 0; d < rankOf(set); d++) {
    lo.push(valueExpr(elements.dimMin(d), inner));
    hi.push(valueExpr(afterMax(elements, d), inner));
  }
  return guard === undefined ? { lo, hi } : { guard, lo, hi };
}

function emptyBox(rank: number): PlanBox {
  const zeros = Array.from({ length: rank }, () => int(0));
  return { guard: int(0), lo: zeros, hi: zeros };
}

/** Returns the elements that are in both boxes. */
export function commonBox(a: PlanBox, b: PlanBox): PlanBox {
  const guards = [a.guard, b.guard].flatMap((guard) => guard ?? []);
  const [first, second] = guards;
  const guard = first && second ? apply('and', first, second) : first;
  const each = (op: 'max' | 'min', x: readonly IntExpr[], y: readonly IntExpr[]): IntExpr[] =>
    x.map((value, d) => simplifyIntExpr(apply(op, value, y[d] as IntExpr)));
  return { ...(guard && { guard }), lo: each('max', a.lo, b.lo), hi: each('min', a.hi, b.hi) };
}

/** Returns whether the set equals its bounding box for every parameter value. */
export const isBox = rememberedInContext(equalsItsBox);

function equalsItsBox(set: isl.Set): boolean {
  const sides = sidesOf(set);
  // A gap between two rows shows in one dimension, at less cost than in the box.
  if (sides.some(({ values, range }) => !range.isSubset(values))) return false;
  return boxOfSides(set, sides).isSubset(set);
}

/** Returns the bounding box as a set, in the space of the set. */
export function setHull(set: isl.Set): isl.Set {
  return boxOfSides(set, sidesOf(set));
}

/** The values of one dimension, and all values from the least to the greatest of them. */
interface Side {
  readonly values: isl.Set;
  readonly range: isl.Set;
}

function sidesOf(set: isl.Set): readonly Side[] {
  const ctx = set.context;
  const atLeast = isl.Map.readFromStr(ctx, '{ [a] -> [b] : b >= a }');
  const atMost = isl.Map.readFromStr(ctx, '{ [a] -> [b] : b <= a }');
  return Array.from({ length: rankOf(set) }, (_, d) => {
    const values = coalesced(projectOnto(set, d));
    const range = coalesced(coalesced(values.apply(atLeast)).intersect(coalesced(values.apply(atMost))));
    return { values, range };
  });
}

function boxOfSides(set: isl.Set, sides: readonly Side[]): isl.Set {
  const none = isl.Set.readFromStr(set.context, '{ [] }').intersectParams(set.params());
  const hull = sides.reduce((box, { range }) => coalesced(box.flatProduct(range)), none);
  const name = set.getTupleName();
  return name === null ? hull : hull.setTupleName(name);
}

export function rankOf(set: isl.Set): number {
  return set.dim(isl.DimType.Set);
}

function projectOnto(set: isl.Set, dimension: number): isl.Set {
  const rank = rankOf(set);
  return set
    .projectOut(isl.DimType.Set, dimension + 1, rank - dimension - 1)
    .projectOut(isl.DimType.Set, 0, dimension)
    .resetTupleId();
}

/** Returns the disjuncts. */
export function basicSets(set: isl.Set): isl.Set[] {
  const pieces: isl.Set[] = [];
  set.foreachBasicSet((basic) => {
    pieces.push(isl.Set.fromBasicSet(basic));
  });
  return pieces;
}

/** Returns one past the greatest value of a dimension, over the parameters. */
export function afterMax(set: isl.Set, dimension: number): isl.PwAff {
  return set.dimMax(dimension).add(isl.PwAff.readFromStr(set.context, '{ [(1)] }'));
}
