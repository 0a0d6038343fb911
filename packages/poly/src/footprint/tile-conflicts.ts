import * as isl from '@boxflow/isl-wasm';
import { relaxed } from '../model/relaxed.js';
import type { ScopModel } from '../model/scop-model.js';
import { memoryInstances } from '../phases/memory-instances.js';
import type { PhaseTree } from '../phases/phase.js';
import {
  type IntervalNames,
  instancesAtHostIterators,
  instancesInInterval,
  otherInterval,
  TILE,
} from '../phases/tile.js';
import { setHull } from './box-hull.js';
import type { AccessGroup, PhaseViews } from './views.js';

/**
 * Why two tiles of one phase instance may not run on different devices: what one writes through a view is no box, and
 * its hull overlaps what the other writes, so that writing back one would overwrite the other. `null` where all is well.
 */
export function whyTilesConflict(model: ScopModel, phase: PhaseTree, views: PhaseViews): string | null {
  const other = otherInterval(
    phase,
    model.scop.parameters.map((p) => p.name),
  );
  const writers = views.groups.flatMap((group, i) => {
    const writes = views.views[i]?.writes ?? [];
    if (writes.length === 0) return [];
    return [{ group, exact: writes.every((write) => write.exact), at: writesAt(phase, group, TILE, other) }];
  });
  const apart = isl.Set.readFromStr(
    model.ctx,
    `[lo, hi, ${other.lo}, ${other.hi}] -> { : lo < hi <= ${other.lo} < ${other.hi} }`,
  );
  const meet = (a: isl.Set, b: isl.Set): boolean => !a.intersect(b).intersectParams(apart).isEmpty();
  for (const [inexact, writer] of pairs(writers)) {
    const { array } = inexact.group;
    if (inexact.exact || writer.group.array !== array) continue;
    const [hull, hullThere] = [hullOf(inexact.at.tile), hullOf(inexact.at.other)];
    const written = writer.exact
      ? writer.at
      : { tile: hullOf(writer.at.tile), other: hullOf(writer.at.other) };
    if (meet(hull, written.other) || meet(hullThere, written.tile)) {
      return `the elements of ${array} that an iteration of ${phase.iterator} writes are no boxes, and their hulls overlap`;
    }
  }
  return null;
}

/** A box around the elements; with simpler bounds than the bounding box's where those would be too many. */
function hullOf(elements: isl.Set): isl.Set {
  return setHull(relaxed(elements.coalesce()));
}

/** Every two of them in both orders, and each with itself. */
function pairs<T>(values: readonly T[]): [T, T][] {
  return values.flatMap((a) => values.map((b): [T, T] => [a, b]));
}

/** What is written through a view in the tile, and in another one. */
function writesAt(
  phase: PhaseTree,
  group: AccessGroup,
  tile: IntervalNames,
  other: IntervalNames,
): { readonly tile: isl.Set; readonly other: isl.Set } {
  return { tile: writesIn(phase, group, tile), other: writesIn(phase, group, other) };
}

function writesIn(phase: PhaseTree, group: AccessGroup, interval: IntervalNames): isl.Set {
  const instances = memoryInstances(
    phase,
    group.array,
    instancesAtHostIterators(phase).intersect(instancesInInterval(phase, interval)),
  );
  let union: isl.Set | undefined;
  for (const { access } of group.members) {
    if (access.access.kind !== 'write') continue;
    const elements = isl.UnionMap.fromMap(access.relation).intersectDomain(instances).range();
    if (elements.isEmpty()) continue;
    const set = isl.Set.fromUnionSet(elements);
    union = union ? union.union(set) : set;
  }
  if (!union) throw new Error(`no write of ${group.array} in the phase`);
  return union;
}
