import * as isl from '@boxflow/isl-wasm';
import type { StatementModel } from '../../../model/scop-model.js';
import { withinQuota } from '../../../model/within-quota.js';
import { loopsAt, tupleNames } from '../../../tree/items.js';
import { loopSchedule } from '../../../tree/local-dependences.js';
import { registersAround } from '../../../tree/marks.js';
import type { MappingState } from '../../mapping-state.js';

type Access = StatementModel['accesses'][number];

/**
 * Returns whether a loop of a thread sums along a column of an array in memory that lies beside the column of the next iteration of `x`.
 * Both then read of the same lines of memory, a constant number of iterations apart, as `A[i + k][i]` does for i, with a sum over k.
 */
export function sumsAlongColumns(
  { model }: MappingState,
  x: isl.ScheduleNode,
  loop: isl.ScheduleNode,
): boolean {
  if (registersAround(loop).length === 0 || loopsAt(loop.child(0)).length > 0) return false;
  const names = tupleNames(loop.getDomain());
  const reads = model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .flatMap(({ accesses }) => accesses.filter(({ access }) => access.kind === 'read'));
  const isColumn = (one: Access) => {
    const [walk, step] = [loop, x].map((along) => elementStep(one, loop, along));
    return walk !== undefined && step !== undefined && areBeside(walk, step);
  };
  return withinQuota(model.ctx, () => reads.some(isColumn)) ?? false;
}

/** `walk`: what subscripts grow by along a column; `step`: from an element of one to an element of the next. */
function areBeside(walk: readonly number[], step: readonly number[]): boolean {
  const row = walk.findIndex((growth) => growth !== 0);
  if (row < 0 || row === walk.length - 1) return false;
  const turns = step[row]! / walk[row]!;
  const apart = step.map((growth, d) => growth - turns * walk[d]!);
  return (
    Number.isInteger(turns) && Math.abs(apart.at(-1)!) === 1 && apart.slice(0, -1).every((one) => one === 0)
  );
}

/**
 * Returns how far the elements of two iterations are apart that follow each other along one of the loops around `inner`, or along itself,
 * while all others stand still; `undefined` if that is not the same everywhere.
 */
function elementStep(
  { access, relation }: Access,
  inner: isl.ScheduleNode,
  along: isl.ScheduleNode,
): readonly number[] | undefined {
  if (access.index.some(({ op }) => op === 'data')) return undefined;
  const loops = loopsTo(inner);
  const instances = isl.UnionSet.fromSet(relation.domain()).intersect(inner.getDomain());
  // A condition may never hold.
  if (instances.isEmpty()) return undefined;
  const values = loops
    .map((band) => loopSchedule(band).intersectDomain(instances))
    .reduce((all, own) => all.flatRangeProduct(own));
  const elements = isl.Map.fromUnionMap(values.reverse().applyRange(isl.UnionMap.fromMap(relation)));
  const next = nextAlong(
    relation.context,
    loops.length,
    loops.findIndex((band) => band.isEqual(along)),
  );
  const apart = elements.reverse().applyRange(next).applyRange(elements).deltas();
  if (apart.isEmpty()) return undefined;
  const steps = access.index.map((_, d) => constantAt(apart, d));
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

function constantAt(set: isl.Set, dimension: number): number | undefined {
  const [least, most] = [set.dimMinVal(dimension), set.dimMaxVal(dimension)];
  return least.isInt() && most.isInt() && least.eq(most) ? Number(least.toBigInt()) : undefined;
}

/** Returns the loops around a loop and the loop itself, outermost first. */
function loopsTo(band: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const around = band.hasParent() ? loopsTo(band.parent()) : [];
  return band.getType() === isl.ScheduleNodeType.Band ? [...around, band] : around;
}

/** Returns `{ [v0, v1, v2] -> [v0, v1 + 1, v2] }`. */
function nextAlong(ctx: isl.Context, loops: number, position: number): isl.Map {
  const names = Array.from({ length: loops }, (_, d) => `v${d}`);
  const next = names.map((name, d) => (d === position ? `${name} + 1` : name));
  return isl.Map.readFromStr(ctx, `{ [${names.join(', ')}] -> [${next.join(', ')}] }`);
}
