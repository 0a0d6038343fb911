import { INTERVAL_NAMES } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import { freeNames } from '../model/free-name.js';
import type { ScopModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { loopSchedule, prefixSchedule } from '../tree/local-dependences.js';
import { childCount, iteratorOf, loopName } from '../tree/loop-name.js';
import { bandInside, belowMarks, type Mark, markOf } from '../tree/marks.js';
import { launchTree, threadBands } from './launch.js';
import { ownerPosition } from './owner-position.js';
import type { LaunchTree, PhaseDimension, PhaseTree } from './phase.js';
import { unfinished } from './unfinished.js';

/** The phases of a marked schedule tree, in textual order, and the schedule of the host tree over them. */
export interface ExtractedPhases {
  readonly phases: readonly PhaseTree[];
  /** Over the instances of phases, `P0[k]`, `P1[k]`, …; `undefined` if there is none. */
  readonly hostSchedule: isl.Schedule | undefined;
}

export function extractPhases(model: ScopModel, schedule: isl.Schedule): ExtractedPhases {
  return extractPhasesBelow(model, schedule.getRoot());
}

/** Returns the same for a subtree: its phases are in the loops around it, too. */
export function extractPhasesBelow(model: ScopModel, node: isl.ScheduleNode): ExtractedPhases {
  const phases: PhaseTree[] = [];
  const hostSchedule = visitHost(model, node, iteratorsAround(node), phases);
  return { phases, hostSchedule };
}

function iteratorsAround(node: isl.ScheduleNode): readonly string[] {
  if (!node.hasParent()) return [];
  const around = node.parent();
  const own = around.getType() === isl.ScheduleNodeType.Band ? [iteratorOf(loopName(around))] : [];
  return [...iteratorsAround(around), ...own];
}

/** Returns the tuple that stands for a phase in the host schedule. */
export function phaseTuple(index: number): string {
  return `P${index}`;
}

/** Returns the inverse of {@link phaseTuple}. */
export function phaseIndex(tuple: string): number {
  return Number(tuple.slice(1));
}

function visitHost(
  model: ScopModel,
  node: isl.ScheduleNode,
  iterators: readonly string[],
  phases: PhaseTree[],
): isl.Schedule | undefined {
  const mark = markOf(node);
  if (mark?.kind === 'phase' || mark?.kind === 'single') {
    const phase = describePhase(model, node.child(0), mark, iterators, phases.length);
    phases.push(phase);
    return phaseInstances(phase);
  }
  if (node.getType() === isl.ScheduleNodeType.Leaf) {
    throw unfinished(
      model,
      `the recipe leaves ${tupleNames(node.getDomain()).join(', ')} outside every phase`,
    );
  }
  const inner =
    node.getType() === isl.ScheduleNodeType.Band ? [...iterators, iteratorOf(loopName(node))] : iterators;
  const first = phases.length;
  const parts: isl.Schedule[] = [];
  for (let i = 0; i < childCount(node); i++) {
    const part = visitHost(model, node.child(i), inner, phases);
    if (part) parts.push(part);
  }
  const [head, ...tail] = parts;
  if (!head) return undefined;
  const order = tail.reduce((all, part) => all.sequence(part), head);
  if (node.getType() !== isl.ScheduleNodeType.Band) return order;
  return order.insertPartialSchedule(hostLoop(model, phases.slice(first), iterators.length));
}

/** `{ P0[k]; … }`: the instances of a phase, as the domain of a schedule. */
function phaseInstances(phase: PhaseTree): isl.Schedule {
  const values = coalesced(isl.Set.fromUnionSet(phase.domain.apply(phase.prefix)));
  return isl.Schedule.fromDomain(isl.UnionSet.fromSet(values.setTupleName(phaseTuple(phase.index))));
}

/** `[{ P0[c0, c1] -> [(c1)]; … }]` for the loop at `depth`. */
function hostLoop(model: ScopModel, phases: readonly PhaseTree[], depth: number): isl.MultiUnionPwAff {
  const pieces = phases.map(({ index, hostIterators }) => {
    const values = hostIterators.map((_, i) => `c${i}`);
    return `${phaseTuple(index)}[${values.join(', ')}] -> [(c${depth})]`;
  });
  return isl.MultiUnionPwAff.readFromStr(model.ctx, `[{ ${pieces.join('; ')} }]`);
}

function describePhase(
  model: ScopModel,
  node: isl.ScheduleNode,
  mark: Mark,
  iterators: readonly string[],
  index: number,
): PhaseTree {
  const domain = node.getDomain();
  // Iterators are called as no interval of a tile is.
  const taken = [...model.scop.parameters.map((p) => p.name), ...INTERVAL_NAMES];
  const hostIterators = freeNames(iterators, taken);
  const common = { index, domain, prefix: prefixSchedule(node), hostIterators };
  if (mark.kind === 'single') {
    return {
      ...common,
      kind: 'single',
      dimensions: [{ position: zeroPosition(domain), iterator: '', loop: '' }],
      launches: [launchTree('k0', node)],
    };
  }
  const launches = launchesAt(node).map((one, i) => launchTree(`k${i}`, one));
  const dimensions = dimensionsOf(model, node, mark, launches);
  for (const launch of launches) requireThreads(model, launch);
  return { ...common, kind: 'tiled', dimensions, launches };
}

function dimensionsOf(
  model: ScopModel,
  node: isl.ScheduleNode,
  mark: Mark,
  launches: readonly LaunchTree[],
): PhaseDimension[] {
  const [bands = [], ...others] = launches.map((launch) => distributed(model, launch, mark));
  const owner = mark.kind === 'phase' ? mark.owner : undefined;
  if (!owner) {
    return bands.map((band, d) => ({
      position: others
        .flatMap((more) => more[d] ?? [])
        .reduce((all, one) => all.union(loopSchedule(one)), loopSchedule(band)),
      iterator: iteratorOf(loopName(band)),
      loop: loopName(band),
    }));
  }
  const loop = bands[0] ? loopName(bands[0]) : '';
  const position = ownerPosition(model, node.getDomain(), prefixSchedule(node), owner);
  if (!position) throw new Error(`the loop ${loop} has no owner`);
  return [{ position, iterator: `${owner.array}.${owner.dimension}`, loop }];
}

/**
 * Returns the bands of a launch whose loops are distributed: the outermost, and in two dimensions the one
 * directly inside it.
 */
function distributed(model: ScopModel, { node }: LaunchTree, mark: Mark): readonly isl.ScheduleNode[] {
  const outermost = belowMarks(node);
  if (mark.kind !== 'phase' || mark.dimensions === 1) return [outermost];
  const second = bandInside(outermost);
  if (second) return [outermost, second];
  throw unfinished(model, `the second loop that is distributed with ${loopName(outermost)} is in pieces`);
}

/** Returns the launches at or below the node of a phase, in order. */
function launchesAt(node: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const mark = markOf(node);
  if (mark?.kind === 'launch') return [node.child(0)];
  if (mark?.kind !== 'launches') throw new Error('a phase has instances outside every launch');
  const sequence = node.child(0);
  return Array.from({ length: sequence.nChildren() }, (_, i) => sequence.child(i).child(0)).flatMap(
    launchesAt,
  );
}

function requireThreads(model: ScopModel, launch: LaunchTree): void {
  if (threadBands(launch).length > 0) return;
  const outermost = loopName(belowMarks(launch.node));
  throw unfinished(model, `the recipe gives the phase of ${outermost} no thread grid`);
}

function zeroPosition(domain: isl.UnionSet): isl.UnionMap {
  const zero = isl.UnionSet.readFromStr(domain.context, '{ [0] }');
  return isl.UnionMap.fromDomainAndRange(domain, zero);
}
