import type * as isl from '@boxflow/isl-wasm';
import { childCount } from '../tree/loop-name.js';
import { belowMarks, isOfLoopAbove, markOf, marksBelow, privateAround, tileOf } from '../tree/marks.js';
import type { LaunchTree } from './phase.js';

/** A loop whose iterations are threads. */
export interface ThreadBand {
  readonly band: isl.ScheduleNode;
  /** The threads of a block along it. */
  readonly size: number;
  /** How many neighbouring threads a processor executes together; absent: one after the other. */
  readonly lanes?: number;
  /** How many neighbouring iterations a thread executes together; absent: each is a thread. */
  readonly points?: number;
  /** How many iterations a block executes; absent: as many as it has threads. */
  readonly tile?: number;
  /** How many iterations of a sum a processor executes at a time; absent: all. */
  readonly panels?: number;
}

/** Returns the thread grid of a launch, outermost loop first; empty if there is one thread. */
export function threadBands({ node }: Pick<LaunchTree, 'node'>): readonly ThreadBand[] {
  return threadsFrom(node);
}

/** Returns the node at which the part of a launch begins that one thread executes. */
export function threadBody(launch: LaunchTree): isl.ScheduleNode {
  return bodyBelow(launch.node, threadBands(launch));
}

export function launchTree(name: string, node: isl.ScheduleNode): LaunchTree {
  const threads = threadsFrom(node);
  const marks = [markOf(node), ...(markOf(node) ? marksBelow(node) : [])];
  const textures = marks.flatMap((mark) => (mark?.kind === 'texture' ? [mark.array] : []));
  const guarded = marks.flatMap((mark) => (mark?.kind === 'guarded' ? [mark.array] : []));
  const constants = new Map(
    marks.flatMap((mark) => (mark?.kind === 'constant' ? [[mark.array, mark.extents] as const] : [])),
  );
  const [kernel] = marks.flatMap((mark) => (mark?.kind === 'kernel' ? [mark.name] : []));
  return {
    ...{ name, node, textures, guarded, constants, ...(kernel !== undefined && { kernel }) },
    copies: threads.length > 0 ? privateAround(bodyBelow(node, threads)) : [],
  };
}

function bodyBelow(node: isl.ScheduleNode, threads: readonly ThreadBand[]): isl.ScheduleNode {
  let body = threads.at(-1)?.band.child(0) ?? node;
  for (let mark = markOf(body); mark && isOfLoopAbove(mark); mark = markOf(body)) body = body.child(0);
  return body;
}

function threadsFrom(node: isl.ScheduleNode): readonly ThreadBand[] {
  const mark = markOf(node);
  if (!mark) return [];
  if (mark.kind !== 'thread') return threadsFrom(node.child(0));
  const band = belowMarks(node);
  const tile = tileOf(band);
  const own = { band, size: mark.size, ...together(band), ...(tile !== undefined && { tile }) };
  return [own, ...threadsFrom(band.child(0))];
}

/** Returns what the marks directly below a thread loop say. */
function together(band: isl.ScheduleNode): Pick<ThreadBand, 'lanes' | 'points' | 'panels'> {
  let found: Pick<ThreadBand, 'lanes' | 'points' | 'panels'> = {};
  for (let node = band.child(0); ; node = node.child(0)) {
    const mark = markOf(node);
    if (mark?.kind === 'vector') found = { ...found, lanes: mark.lanes };
    if (mark?.kind === 'points') found = { ...found, points: mark.count };
    if (mark?.kind === 'panels') found = { ...found, panels: mark.length };
    if (!mark || mark.kind === 'thread') return found;
  }
}

/** Returns the arrays of which threads keep elements in registers at or below the node, each once. */
export function inRegisters(node: isl.ScheduleNode): readonly string[] {
  return arraysMarked(node, ['registers', 'carried']);
}

/** Returns those of them of which threads keep what two iterations have written. */
export function carriedBelow(node: isl.ScheduleNode): readonly string[] {
  return arraysMarked(node, ['carried']);
}

function arraysMarked(
  node: isl.ScheduleNode,
  kinds: readonly ('registers' | 'carried')[],
): readonly string[] {
  const mark = markOf(node);
  const own = (mark?.kind === 'registers' || mark?.kind === 'carried') && kinds.includes(mark.kind);
  const below = Array.from({ length: childCount(node) }, (_, i) => arraysMarked(node.child(i), kinds));
  return [...new Set([...(own ? [mark.array] : []), ...below.flat()])];
}
