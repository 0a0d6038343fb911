import type { PhaseView } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';
import { memoryInstances } from '../phases/memory-instances.js';
import type { PhaseTree } from '../phases/phase.js';
import { instancesAtHostIterators, instancesInInterval, otherInterval, TILE } from '../phases/tile.js';
import { setHull } from './box-hull.js';
import type { PhaseViews } from './views.js';

/**
 * Why two tiles of one phase instance may not run on different devices: an inexact write hull of one overlaps what the
 * other writes, so that writing back one would overwrite the other. `null` where all is well.
 */
export function whyTilesConflict(model: ScopModel, phase: PhaseTree, views: PhaseViews): string | null {
  const inexact = new Set(
    views.views.flatMap((view, i) =>
      hasInexactWrite(view) ? [(views.groups[i] as { array: string }).array] : [],
    ),
  );
  const other = otherInterval(
    phase,
    model.scop.parameters.map((p) => p.name),
  );
  for (const array of inexact) {
    const first = writeHull(model, phase, array, instancesInInterval(phase, TILE));
    const second = writeHull(model, phase, array, instancesInInterval(phase, other));
    const apart = isl.Set.readFromStr(
      model.ctx,
      `[lo, hi, ${other.lo}, ${other.hi}] -> { : lo < hi <= ${other.lo} < ${other.hi} }`,
    );
    if (!first.intersect(second).intersectParams(apart).isEmpty()) {
      return `the elements of ${array} that an iteration of ${phase.iterator} writes are no boxes, and their hulls overlap`;
    }
  }
  return null;
}

function hasInexactWrite(view: PhaseView): boolean {
  return view.writes.some((write) => !write.exact);
}

function writeHull(model: ScopModel, phase: PhaseTree, array: string, interval: isl.UnionSet): isl.Set {
  const instances = memoryInstances(phase, array, instancesAtHostIterators(phase).intersect(interval));
  let union: isl.Set | undefined;
  for (const { accesses } of model.statements) {
    for (const { access, relation } of accesses) {
      if (access.kind !== 'write' || access.array !== array) continue;
      const elements = isl.UnionMap.fromMap(relation).intersectDomain(instances).range();
      if (elements.isEmpty()) continue;
      const set = isl.Set.fromUnionSet(elements);
      union = union ? union.union(set) : set;
    }
  }
  if (!union) throw new Error(`no write of ${array} in the phase`);
  return setHull(union);
}
