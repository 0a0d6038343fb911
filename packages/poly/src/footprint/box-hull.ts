import { apply, type IntExpr, int, type PlanBox, printIntExpr, simplifyIntExpr } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { conditionExpr, valueExpr } from '../lower/expressions.js';
import { coalesced } from '../model/coalesced.js';
import { ifCheap } from '../model/if-cheap.js';
import { simpleBox } from './simple-box.js';

/** A box, and a set whose bounding box it is exactly: whoever reasons about the box reasons about that set. */
export interface BoxHull {
  readonly box: PlanBox;
  readonly elements: isl.Set;
  /** Whether there is no smaller box around the set that was asked about. */
  readonly tight: boolean;
}

/**
 * A box around a parametric set (BBMM Algorithm 1, `get_bounding_box`), for parameters in `context`: the bounding box
 * where isl finds it soon enough, otherwise one with simpler bounds, within `limits`.
 */
export function boxHull(set: isl.Set, context: isl.Set, limits: isl.Set): BoxHull {
  const within = coalesced(set.intersectParams(context));
  const exact = ifCheap(set.context, () => boundingBox(within, context));
  if (exact) return { box: exact, elements: within, tight: true };
  return (
    simpleBox(within, context, limits) ?? { box: boundingBox(within, context), elements: within, tight: true }
  );
}

/** What is in both boxes. */
export function commonBox(a: PlanBox, b: PlanBox): PlanBox {
  const guards = [a.guard, b.guard].flatMap((guard) => guard ?? []);
  const [first, second] = guards;
  const guard = first && second ? apply('and', first, second) : first;
  const each = (op: 'max' | 'min', x: readonly IntExpr[], y: readonly IntExpr[]): IntExpr[] =>
    x.map((value, d) => simplifyIntExpr(apply(op, value, y[d] as IntExpr)));
  return { ...(guard && { guard }), lo: each('max', a.lo, b.lo), hi: each('min', a.hi, b.hi) };
}

/** The guard says where the set is not empty. */
export function boundingBox(set: isl.Set, context: isl.Set): PlanBox {
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

/**
 * Boxes whose union is exactly the set, for parameters in `context`; `undefined` where none are found soon enough. In
 * each of the `cases`, which together are the context, the set may have a shape of its own.
 */
export function exactBoxes(
  set: isl.Set,
  context: isl.Set,
  cases: readonly isl.Set[] = [],
): PlanBox[] | undefined {
  const operations = WORTH_EXACTNESS * (1 + cases.length);
  return ifCheap(set.context, () => boxesOf(set, context, cases), operations);
}

function boxesOf(set: isl.Set, context: isl.Set, cases: readonly isl.Set[]): PlanBox[] | undefined {
  const elements = coalesced(set.intersectParams(context));
  const single = isBox(elements) ? [boundingBox(elements, context)] : undefined;
  if (cases.length > 0) return shortest(single, boxesByCase(elements, context, cases));
  if (single) return single;
  const pieces = basicSets(coalesced(elements.makeDisjoint()));
  if (pieces.length > MAX_BOXES || !pieces.every(isBox)) return undefined;
  return pieces.map((piece) => boundingBox(piece, context));
}

function boxesByCase(set: isl.Set, context: isl.Set, cases: readonly isl.Set[]): PlanBox[] | undefined {
  const boxes: PlanBox[] = [];
  for (const one of cases) {
    const part = set.intersectParams(one);
    const found = part.isEmpty() ? [] : boxesOf(part, context, []);
    if (!found) return undefined;
    boxes.push(...found);
  }
  return boxes.length <= MAX_BOXES ? boxes : undefined;
}

/** Of two lists of boxes with the same elements the one that is evaluated sooner. */
function shortest(a: PlanBox[] | undefined, b: PlanBox[] | undefined): PlanBox[] | undefined {
  if (!a || !b) return a ?? b;
  return lengthOf(b) < lengthOf(a) ? b : a;
}

function lengthOf(boxes: readonly PlanBox[]): number {
  const exprs = boxes.flatMap(({ guard, lo, hi }) => [...(guard ? [guard] : []), ...lo, ...hi]);
  return exprs.reduce((sum, expr) => sum + printIntExpr(expr).length, 0);
}

/** Bound on isl's operations: a hull in place of two rows of a stencil's block sends the whole block. */
const WORTH_EXACTNESS = 100_000;

/** More boxes than this per set cost more in copies than a hull costs in bytes. */
const MAX_BOXES = 4;

/** True where the set equals its bounding box for every parameter value. */
export function isBox(set: isl.Set): boolean {
  return setHull(set).isSubset(set);
}

/** The bounding box as a set, in the space of the set. */
export function setHull(set: isl.Set): isl.Set {
  const ctx = set.context;
  const atLeast = isl.Map.readFromStr(ctx, '{ [a] -> [b] : b >= a }');
  const atMost = isl.Map.readFromStr(ctx, '{ [a] -> [b] : b <= a }');
  let hull = isl.Set.readFromStr(ctx, '{ [] }').intersectParams(set.params());
  for (let d = 0; d < rankOf(set); d++) {
    const values = coalesced(projectOnto(set, d));
    const range = coalesced(coalesced(values.apply(atLeast)).intersect(coalesced(values.apply(atMost))));
    hull = coalesced(hull.flatProduct(range));
  }
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

/** The disjuncts. */
export function basicSets(set: isl.Set): isl.Set[] {
  const pieces: isl.Set[] = [];
  set.foreachBasicSet((basic) => {
    pieces.push(isl.Set.fromBasicSet(basic));
  });
  return pieces;
}

/** One past the greatest value of a dimension, over the parameters. */
export function afterMax(set: isl.Set, dimension: number): isl.PwAff {
  return set.dimMax(dimension).add(isl.PwAff.readFromStr(set.context, '{ [(1)] }'));
}
