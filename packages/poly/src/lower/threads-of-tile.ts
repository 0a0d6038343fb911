import { apply, INTERVAL_NAMES, int, type ThreadDimension, variablesOf } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterMax, setHull } from '../boxes/bounding-box.js';
import { conditionExpr, valueExpr } from '../expressions/expressions.js';
import { coalesced } from '../model/coalesced.js';
import { freeNames } from '../model/free-name.js';
import { relaxed } from '../model/relaxed.js';
import { type ThreadBand, threadBands } from '../phases/launch.js';
import type { LaunchTree } from '../phases/phase.js';
import { loopSchedule } from '../tree/local-dependences.js';
import { iteratorOf, loopName } from '../tree/loop-name.js';

/** A dimension of the thread grid of a tile. */
export interface Thread {
  readonly iterator: string;
  readonly size: number;
  /** Instances to iterations of the loop. */
  readonly schedule: isl.UnionMap;
  /** A hull of the loop's values over the tile. */
  readonly values: isl.Set;
  readonly together: Pick<ThreadBand, 'lanes' | 'points' | 'panels'>;
  /** Iterations of a block, if it has a constant number of them. */
  readonly tile?: number;
}

export function threadGrid(
  instances: isl.UnionSet,
  launch: LaunchTree,
  taken: readonly string[],
  context: isl.Set,
): readonly Thread[] {
  const bands = threadBands(launch);
  const names = freeNames(
    bands.map(({ band }) => iteratorOf(loopName(band))),
    [...taken, ...INTERVAL_NAMES],
  );
  return bands.map(({ band, size, lanes, points, panels, tile }, i) => {
    const schedule = loopSchedule(band);
    const values = relaxed(coalesced(isl.Set.fromUnionSet(instances.apply(schedule))));
    const hasPanels = panels && isFilled(instances, schedule, values, context);
    const together = { ...(lanes && { lanes }), ...(points && { points }), ...(hasPanels && { panels }) };
    return { iterator: names[i] as string, size, schedule, values, together, ...(tile && { tile }) };
  });
}

/**
 * Returns whether each statement has all values of the loop in its hull, so that panels hold only elements
 * that are accessed. It may have none at all if that does not depend on the tile: the code then has a
 * condition around everything, or an empty loop.
 */
function isFilled(
  instances: isl.UnionSet,
  schedule: isl.UnionMap,
  values: isl.Set,
  context: isl.Set,
): boolean {
  const hull = setHull(values);
  const known = hull.params().intersect(context);
  let filled = true;
  instances.foreachSet((own) => {
    const reached = isl.Set.fromUnionSet(isl.UnionSet.fromSet(own).apply(schedule));
    const exists = reached.params();
    const condition = conditionExpr(exists, known);
    const names = condition ? variablesOf(condition) : [];
    filled &&=
      !INTERVAL_NAMES.some((name) => names.includes(name)) && hull.intersectParams(exists).isSubset(reached);
  });
  return filled;
}

export function threadDimension({ iterator, values, together }: Thread, context: isl.Set): ThreadDimension {
  const occupied = values.params();
  const inner = occupied.intersect(context);
  const lower = valueExpr(values.dimMin(0), inner);
  const count = valueExpr(afterMax(values, 0).sub(values.dimMin(0)), inner);
  const guard = conditionExpr(occupied, context);
  return { iterator, lower, count: guard ? apply('select', guard, count, int(0)) : count, ...together };
}

/** Returns the parameter values, thread iterators included, for which a thread exists. */
export function threadContext(grid: readonly Thread[], context: isl.Set): isl.Set {
  return grid.reduce((inner, { values, iterator }) => {
    const exists = setHull(values).intersect(threadPoint(context.context, iterator));
    return inner.intersect(exists.params());
  }, context);
}

/** Returns the point at which the thread is. */
export function threadPoint(ctx: isl.Context, iterator: string): isl.Set {
  return isl.Set.readFromStr(ctx, `[${iterator}] -> { [${iterator}] }`);
}
