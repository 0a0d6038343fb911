import type * as isl from '@boxflow/isl-wasm';
import { childCount } from '../tree/loop-name.js';
import { belowMarks, markOf, privateAround } from '../tree/marks.js';
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
}

/** Returns the thread grid of a launch, outermost loop first; empty if there is one thread. */
export function threadBands({ node }: LaunchTree): readonly ThreadBand[] {
  return threadsFrom(node);
}

/** Returns the node at which the part of a launch begins that one thread executes. */
export function threadBody(launch: LaunchTree): isl.ScheduleNode {
  const innermost = threadBands(launch).at(-1);
  return belowMarks(innermost ? innermost.band.child(0) : launch.node);
}

/** Returns the arrays of which every thread of the launch has a copy of its own. */
export function privateInThreads(launch: LaunchTree): readonly string[] {
  return threadBands(launch).length > 0 ? privateAround(threadBody(launch)) : [];
}

function threadsFrom(node: isl.ScheduleNode): readonly ThreadBand[] {
  const mark = markOf(node);
  if (!mark) return [];
  if (mark.kind !== 'thread') return threadsFrom(node.child(0));
  const band = belowMarks(node);
  return [{ band, size: mark.size, ...together(band) }, ...threadsFrom(band.child(0))];
}

/** Returns what the marks directly below a thread loop say. */
function together(band: isl.ScheduleNode): Pick<ThreadBand, 'lanes' | 'points'> {
  for (let node = band.child(0); ; node = node.child(0)) {
    const mark = markOf(node);
    if (mark?.kind === 'vector') return { lanes: mark.lanes };
    if (mark?.kind === 'points') return { points: mark.count };
    if (!mark || mark.kind === 'thread') return {};
  }
}

/** Returns the arrays of which threads of the launch keep elements in registers, each once. */
export function inRegisters({ node }: LaunchTree): readonly string[] {
  const mark = markOf(node);
  const own = mark?.kind === 'registers' ? [mark.array] : [];
  const below = Array.from({ length: childCount(node) }, (_, i) =>
    inRegisters({ name: '', node: node.child(i) }),
  );
  return [...new Set([...own, ...below.flat()])];
}
