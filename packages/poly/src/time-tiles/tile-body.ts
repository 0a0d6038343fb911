import type { BodyExpr, BodyStatement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { countElements } from '../cost/count-elements.js';
import { nominalSizes } from '../cost/nominal-sizes.js';
import { conditionExpr } from '../expressions/expressions.js';
import { Both, Usual } from './alternatives.js';
import { type TileRead, TileReads } from './tile-reads.js';
import { TileValues } from './tile-values.js';
import type { Tiling } from './tiling.js';

/** The work of a tile at each of its points, on the arrays of the program. */
export interface TileBody {
  readonly where: isl.Set;
  /** The accesses: first all reads, then an assignment to each array that is carried. */
  readonly reads: readonly TileRead[];
  readonly targets: readonly Target[];
  readonly body: readonly BodyStatement[];
}

/** An array and the points whose elements of it a tile updates. */
interface Target {
  readonly array: string;
  readonly where: isl.Set;
}

/** The values that most points have, in the order of the arrays that are carried. */
interface UsualValues {
  readonly where: isl.Set;
  readonly values: readonly BodyExpr[];
}

/**
 * Returns the work of a tile. Points at which all values are the usual ones do not ask for each read which
 * value there is.
 */
export function tileBody(tiling: Tiling): TileBody {
  const targets = tiling.loop.carried.map((array) => ({ array, where: tiling.updated(array) }));
  const where = tiling.hull(unionOf(targets.map((one) => one.where)));
  const reads = new TileReads();
  const either = new TileValues(tiling, new Both(), reads);
  const values = targets.map((one) => either.last(one.array, tiling.index, one.where));
  const usual = usualValues(tiling, reads);
  const assign = (value: BodyExpr, i: number): BodyStatement => {
    return { kind: 'assign', target: reads.all.length + i, value };
  };
  const each = targets.flatMap((one, i) => guarded(conditionExpr(one.where, where), [assign(values[i]!, i)]));
  const body = usual.where.isEmpty()
    ? each
    : guarded(conditionExpr(usual.where, where), usual.values.map(assign), each);
  return { where, reads: reads.all, targets, body };
}

/** Returns the values that most points have. */
export function usualValues(tiling: Tiling, reads: TileReads): UsualValues {
  const sizes = nominalSizes(tiling.model);
  const { carried } = tiling.loop;
  const all = carried.map((array) => tiling.updated(array)).reduce((both, one) => both.intersect(one));
  const usual = new Usual(all, (points) =>
    countElements(isl.UnionSet.fromSet(tiling.instances('', 0, points)), sizes),
  );
  const tile = new TileValues(tiling, usual, reads);
  const values = carried.map((array) => tile.last(array, tiling.index, all));
  return { where: usual.region, values };
}

function guarded(
  condition: ReturnType<typeof conditionExpr>,
  then: readonly BodyStatement[],
  otherwise: readonly BodyStatement[] = [],
): readonly BodyStatement[] {
  if (condition === undefined) return then;
  return [{ kind: 'if', condition: { kind: 'int', value: condition, type: 'int32' }, then, otherwise }];
}

function unionOf(sets: readonly isl.Set[]): isl.Set {
  return sets.reduce((union, one) => union.union(one));
}
