import type { DistributionClass } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterMax } from '../boxes/bounding-box.js';
import { valueExpr } from '../expressions/expressions.js';
import { coalesced } from '../model/coalesced.js';
import type { ScopModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { memoryInstances } from './memory-instances.js';
import type { PhaseDimension, PhaseTree } from './phase.js';
import { coveredPositions } from './tile.js';

/** Which classes each phase's dimensions belong to, by the phase's index. */
export interface ClassAssignment {
  readonly classes: readonly DistributionClass[];
  /** One per dimension of the phase, the outermost first. */
  readonly classesOf: readonly (readonly number[])[];
}

/** A distribution dimension, and what it walks: `path.0`, or `single` for a phase of one instance. */
interface Walker {
  readonly phase: PhaseTree;
  readonly dimension: PhaseDimension;
  readonly anchors: readonly string[];
}

/**
 * Distribution dimensions belong together when they walk the same dimension of the same array: one block
 * distribution then keeps that array's rows in place from phase to phase. Phases of one instance share a class of
 * their own with the interval [0, 1).
 */
export function assignClasses(model: ScopModel, phases: readonly PhaseTree[]): ClassAssignment {
  const walkers = phases.flatMap((phase) =>
    phase.dimensions.map(
      (dimension): Walker => ({ phase, dimension, anchors: anchors(model, phase, dimension) }),
    ),
  );
  const groups = connected(walkers);
  const classOf = (dimension: PhaseDimension): number =>
    groups.findIndex((members) => members.some((walker) => walker.dimension === dimension));
  return {
    classes: groups.map((members) => describeClass(model, members)),
    classesOf: phases.map((phase) => phase.dimensions.map(classOf)),
  };
}

/** Array dimensions whose subscript is the distribution dimension plus a constant. */
function anchors(model: ScopModel, phase: PhaseTree, { position }: PhaseDimension): string[] {
  if (phase.kind === 'single') return ['single'];
  const found = new Set<string>();
  const executed = new Set(tupleNames(phase.domain));
  for (const { statement, accesses } of model.statements) {
    if (!executed.has(statement.name)) continue;
    for (const { access, relation } of accesses) {
      const instances = memoryInstances(phase, access.array, phase.domain);
      const touched = isl.UnionMap.fromMap(relation).intersectDomain(instances);
      if (touched.isEmpty()) continue;
      const byPosition = isl.Map.fromUnionMap(position.reverse().applyRange(touched));
      for (let d = 0; d < access.index.length; d++) {
        if (followsPosition(byPosition, d)) found.add(`${access.array}.${d}`);
      }
    }
  }
  return [...found];
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

/** Connected components of dimensions that share an anchor, in the order of their first members. */
function connected(walkers: readonly Walker[]): Walker[][] {
  const groups: { members: Walker[]; anchors: Set<string> }[] = [];
  for (const walker of walkers) {
    const joined = groups.filter((group) => walker.anchors.some((anchor) => group.anchors.has(anchor)));
    const merged = {
      members: [...joined.flatMap((group) => group.members), walker],
      anchors: new Set([...joined.flatMap((group) => [...group.anchors]), ...walker.anchors]),
    };
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  const place = (walker: Walker | undefined): number => (walker ? walkers.indexOf(walker) : 0);
  return groups
    .map(({ members }) => members.sort((a, b) => place(a) - place(b)))
    .sort(([a], [b]) => place(a) - place(b));
}

function describeClass(model: ScopModel, members: readonly Walker[]): DistributionClass {
  const positions = coalesced(
    members
      .map(({ phase, dimension }) => coveredPositions(phase, dimension))
      .reduce((union, set) => union.union(set)),
  );
  const occupied = positions.params().intersect(model.context);
  const shared = members
    .map((walker) => walker.anchors)
    .reduce((all, some) => all.filter((anchor) => some.includes(anchor)));
  return {
    name: shared[0] ?? members[0]?.anchors[0] ?? 'single',
    lo: valueExpr(positions.dimMin(0), occupied),
    hi: valueExpr(afterMax(positions, 0), occupied),
  };
}
