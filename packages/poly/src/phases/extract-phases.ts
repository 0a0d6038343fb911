import { INTERVAL_NAMES, type KernelLocal } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import { freeName, freeNames } from '../model/free-name.js';
import { threadExtents } from '../model/maybe-private.js';
import type { ScopModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { loopSchedule, prefixSchedule } from '../tree/local-dependences.js';
import { childCount, iteratorOf, loopName } from '../tree/loop-name.js';
import { bandInside, belowMarks, containsMark, type Mark, markOf, privateAround } from '../tree/marks.js';
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

/** Returns the same for a subtree outside every loop. */
export function extractPhasesBelow(model: ScopModel, node: isl.ScheduleNode): ExtractedPhases {
  const phases: PhaseTree[] = [];
  const hostSchedule = visitHost(model, node, [], phases);
  return { phases, hostSchedule };
}

/** Returns the tuple that stands for a phase in the host schedule. */
function phaseTuple(index: number): string {
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
      launches: [{ domain, threads: [], block: [], locals: [], body: node }],
    };
  }
  return {
    ...common,
    kind: 'tiled',
    dimensions: dimensionsOf(model, node, mark),
    launches: describeLaunches(
      { model, outermost: loopName(node), taken: [...taken, ...hostIterators] },
      node,
      [],
    ),
  };
}

function dimensionsOf(model: ScopModel, node: isl.ScheduleNode, mark: Mark): PhaseDimension[] {
  const owner = mark.kind === 'phase' ? mark.owner : undefined;
  if (!owner) {
    return distributed(model, node, mark).map((band) => ({
      position: loopSchedule(band),
      iterator: iteratorOf(loopName(band)),
      loop: loopName(band),
    }));
  }
  const position = ownerPosition(model, node.getDomain(), prefixSchedule(node), owner);
  if (!position) throw new Error(`the loop ${loopName(node)} has no owner`);
  return [{ position, iterator: `${owner.array}.${owner.dimension}`, loop: loopName(node) }];
}

/** Returns the bands whose loops are distributed: the outermost, and in two dimensions the one directly inside it. */
function distributed(model: ScopModel, outermost: isl.ScheduleNode, mark: Mark): isl.ScheduleNode[] {
  if (mark.kind !== 'phase' || mark.dimensions === 1) return [outermost];
  const second = bandInside(outermost);
  if (second) return [outermost, second];
  throw unfinished(model, `the second loop that is distributed with ${loopName(outermost)} is in pieces`);
}

type Thread = LaunchTree['threads'][number];

/** What all launches of a phase have in common. */
interface Surroundings {
  readonly model: ScopModel;
  /** Name of the distribution dimension's loop. */
  readonly outermost: string;
  /** Names that thread iterators must not have. */
  readonly taken: readonly string[];
}

function describeLaunches(
  around: Surroundings,
  node: isl.ScheduleNode,
  threads: readonly Thread[],
): LaunchTree[] {
  const { model, outermost, taken } = around;
  const mark = markOf(node);
  if (mark?.kind === 'thread') {
    return [
      {
        domain: node.getDomain(),
        threads,
        block: mark.block,
        locals: localsAt(model, node),
        body: node.child(0),
      },
    ];
  }
  if (mark?.kind === 'private') return describeLaunches(around, node.child(0), threads);
  if (mark?.kind === 'launches') {
    const sequence = node.child(0);
    const launches: LaunchTree[] = [];
    for (let i = 0; i < sequence.nChildren(); i++) {
      launches.push(...describeLaunch(around, sequence.child(i).child(0), threads));
    }
    return launches;
  }
  if (node.getType() !== isl.ScheduleNodeType.Band) {
    throw unfinished(model, `the recipe gives the phase of ${outermost} no thread grid`);
  }
  const iterator = freeName(
    iteratorOf(loopName(node)),
    new Set([...taken, ...threads.map((t) => t.iterator)]),
  );
  return describeLaunches(around, node.child(0), [...threads, { iterator, schedule: loopSchedule(node) }]);
}

/** Returns the launches of a child of a fissioned sequence, which has its own grid or uses the threads around it. */
function describeLaunch(
  around: Surroundings,
  node: isl.ScheduleNode,
  threads: readonly Thread[],
): LaunchTree[] {
  if (containsMark(node, 'thread')) return describeLaunches(around, node, threads);
  return [
    {
      domain: node.getDomain(),
      threads,
      block: threads.map((_, i) => (i === threads.length - 1 ? 256 : 1)),
      locals: localsAt(around.model, node),
      body: node,
    },
  ];
}

/** Returns the arrays of which the loops of the thread grid around the node give their iterations copies. */
function localsAt(model: ScopModel, node: isl.ScheduleNode): KernelLocal[] {
  const copied = privateAround(belowMarks(node));
  return model.scop.arrays.flatMap((array) => {
    if (!copied.includes(array.name)) return [];
    const extents = threadExtents(array);
    if (!extents) throw new Error(`a thread has no room for ${array.name}`);
    return [{ name: array.name, array: array.name, element: array.element, extents }];
  });
}

function zeroPosition(domain: isl.UnionSet): isl.UnionMap {
  const zero = isl.UnionSet.readFromStr(domain.context, '{ [0] }');
  return isl.UnionMap.fromDomainAndRange(domain, zero);
}
