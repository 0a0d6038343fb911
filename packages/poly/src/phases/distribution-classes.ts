import type { DistributionClass } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterMax } from '../footprint/box-hull.js';
import { valueExpr } from '../lower/expressions.js';
import { coalesced } from '../model/coalesced.js';
import type { ScopModel } from '../model/scop-model.js';
import { memoryInstances } from './memory-instances.js';
import type { PhaseTree } from './phase.js';
import { coveredPositions } from './tile.js';

/** Which class each phase belongs to, by the phase's index. */
export interface ClassAssignment {
  readonly classes: readonly DistributionClass[];
  readonly classOf: readonly number[];
}

/**
 * Phases belong together when their distribution dimensions walk the same dimension of the same array: one block
 * distribution then keeps that array's rows in place from phase to phase. Phases of one instance share a class of
 * their own with the interval [0, 1).
 */
export function assignClasses(model: ScopModel, phases: readonly PhaseTree[]): ClassAssignment {
  const anchors = phases.map((phase) => (phase.kind === 'tiled' ? phaseAnchors(model, phase) : []));
  const groups = connected(phases, anchors);
  return {
    classes: groups.map((members) => describeClass(model, phases, members, anchors)),
    classOf: phases.map((phase) => groups.findIndex((members) => members.includes(phase.index))),
  };
}

/** `path.0`: array dimensions whose subscript is the distribution dimension plus a constant. */
function phaseAnchors(model: ScopModel, phase: PhaseTree): string[] {
  const anchors = new Set<string>();
  for (const { accesses } of model.statements) {
    for (const { access, relation } of accesses) {
      const instances = memoryInstances(phase, access.array, phase.domain);
      const touched = isl.UnionMap.fromMap(relation).intersectDomain(instances);
      if (touched.isEmpty()) continue;
      const byPosition = isl.Map.fromUnionMap(phase.position.reverse().applyRange(touched));
      for (let d = 0; d < access.index.length; d++) {
        if (followsPosition(byPosition, d)) anchors.add(`${access.array}.${d}`);
      }
    }
  }
  return [...anchors];
}

/** `{ [x] -> A[…, x + c, …] }` with c the same for all elements? */
function followsPosition(byPosition: isl.Map, dimension: number): boolean {
  const rank = byPosition.dim(isl.DimType.Out);
  const distances = byPosition
    .projectOut(isl.DimType.Out, dimension + 1, rank - dimension - 1)
    .projectOut(isl.DimType.Out, 0, dimension)
    .resetTupleId(isl.DimType.Out)
    .deltas();
  const least = distances.dimMinVal(0);
  return least.isInt() && least.eq(distances.dimMaxVal(0));
}

/** Connected components of phases that share an anchor; all `single` phases form one. */
function connected(phases: readonly PhaseTree[], anchors: readonly (readonly string[])[]): number[][] {
  const groups: { members: number[]; anchors: Set<string> }[] = [];
  for (const phase of phases) {
    const own = phase.kind === 'single' ? ['single'] : (anchors[phase.index] ?? []);
    const joined = groups.filter((group) => own.some((anchor) => group.anchors.has(anchor)));
    const merged = {
      members: [...joined.flatMap((group) => group.members), phase.index],
      anchors: new Set([...joined.flatMap((group) => [...group.anchors]), ...own]),
    };
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return groups.map((group) => group.members.sort((a, b) => a - b)).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

function describeClass(
  model: ScopModel,
  phases: readonly PhaseTree[],
  members: readonly number[],
  anchors: readonly (readonly string[])[],
): DistributionClass {
  const positions = coalesced(
    members
      .map((index) => coveredPositions(phases[index] as PhaseTree))
      .reduce((union, set) => union.union(set)),
  );
  const occupied = positions.params().intersect(model.context);
  const shared = members
    .map((index) => anchors[index] ?? [])
    .reduce((all, some) => all.filter((a) => some.includes(a)));
  return {
    name: shared[0] ?? anchors[members[0] ?? 0]?.[0] ?? 'single',
    lo: valueExpr(positions.dimMin(0), occupied),
    hi: valueExpr(afterMax(positions, 0), occupied),
  };
}
