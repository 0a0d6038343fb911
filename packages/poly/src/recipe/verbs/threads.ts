import type { RecipeLine } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { threadBands } from '../../phases/launch.js';
import { isDrifting } from '../../tree/drifting-loop.js';
import { loopName } from '../../tree/loop-name.js';
import { enclosingMark, isInnermostThread, markOf, privateArrays, tileOf } from '../../tree/marks.js';
import { MAX_THREAD_DIMENSIONS, withThreads } from '../../tree/thread-grid.js';
import { badArguments, breaksDependence, breaksPrivacy, emptyGrid, misplaced } from '../errors.js';
import { whyNotParallel } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { whyNotPrivate } from '../privacy.js';
import type { Verb } from '../verb.js';
import { loopArgument } from './loop-argument.js';
import { whyThreadsAreSettled } from './threads/copy-to-constant.js';

/**
 * `threads(S0.i, S0.j)`: these loops, from the phase's distribution dimension inwards, become the thread grid,
 * slowest first; what is inside the last one is executed by one thread. Refused if one of them is not parallel, or if
 * one moves along with the others, so that the grid would have far more threads than there are iterations.
 */
export const threads: Verb = (state, line) => {
  const innermost = line.args.length > 0 ? loopArgument(state, line, line.args.length - 1) : undefined;
  if (!innermost || line.args.length > MAX_THREAD_DIMENSIONS) {
    throw badArguments(state.model, line, `threads(LOOP, …), 1 to ${MAX_THREAD_DIMENSIONS} loops`);
  }
  const bands = loopsFromLaunch(innermost);
  const launch = requireGrid(state, line, innermost, bands);
  requireOnce(state, line, ({ args }) => args.join() === line.args.join());
  const settled = whyThreadsAreSettled(launch);
  if (settled) throw misplaced(state.model, line, settled);
  if (threadBands({ node: launch }).length > bands.length)
    throw misplaced(state.model, line, 'a loop inside them is in the thread grid already');
  if (bands.some((band) => tileOf(band) !== undefined))
    throw misplaced(state.model, line, 'the tiles of the blocks are settled already');
  for (const band of bands) {
    const obstacle = whyNotParallel(state, band);
    if (obstacle) throw breaksDependence(state.model, line, `${loopName(band)} is not parallel`, obstacle);
  }
  requireFullGrid(state, line, bands);
  requirePrivacy(state, line, bands);
  return withThreads(launch, defaultBlock(bands.length)).getSchedule();
};

/** Fails if nearly all threads of the grid would have no iteration. */
function requireFullGrid(state: MappingState, line: RecipeLine, bands: readonly isl.ScheduleNode[]): void {
  const [outermost, ...inner] = bands;
  const drifting = inner.find((band) => isDrifting(outermost!, band));
  if (drifting) throw emptyGrid(state.model, line, loopName(outermost!), loopName(drifting));
}

/** The copies of the outer loops' iterations become variables of threads, so threads must not share them. */
function requirePrivacy(state: MappingState, line: RecipeLine, bands: readonly isl.ScheduleNode[]): void {
  const innermost = bands.at(-1) as isl.ScheduleNode;
  for (const array of bands.flatMap(privateArrays)) {
    const obstacle = whyNotPrivate(state, innermost, array);
    if (obstacle) throw breaksPrivacy(state.model, line, array, obstacle);
  }
}

/** Fails if the recipe has a line with the same verb that is for the same loops. */
function requireOnce(state: MappingState, line: RecipeLine, isSame: (other: RecipeLine) => boolean): void {
  if (state.lines.some((other) => other.verb === line.verb && isSame(other)))
    throw misplaced(state.model, line, 'the recipe has such a line already');
}

/** `block(S0.j, 8, 32)`: threads per block for the grid whose innermost loop is `S0.j`, slowest first. */
export const block: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const shape = line.args.slice(1).map(Number);
  const launch = enclosingMark(band, 'launch');
  const loops = loopsFromLaunch(band);
  if (!launch || !isInnermostThread(band)) {
    throw misplaced(state.model, line, 'the loop is not the innermost of a thread grid');
  }
  if (loops.some((loop) => tileOf(loop) !== undefined)) {
    throw misplaced(state.model, line, 'the tiles of the blocks are settled already');
  }
  requireOnce(state, line, ({ args }) => args[0] === line.args[0]);
  const threadsPerBlock = shape.reduce((product, n) => product * n, 1);
  const valid = shape.length === loops.length && shape.every((n) => Number.isInteger(n) && n > 0);
  if (!valid || threadsPerBlock > 1024) {
    throw badArguments(
      state.model,
      line,
      `block(LOOP, ${loops.map(() => 'N').join(', ')}), at most 1024 in all`,
    );
  }
  return withThreads(launch, shape).getSchedule();
};

/** 256 threads, most of them along the fastest dimension, for coalesced accesses. */
export function defaultBlock(dimensions: number): number[] {
  return dimensions === 1 ? [256] : dimensions === 2 ? [8, 32] : [2, 4, 32];
}

/** Returns the loops from the outermost of a launch to that of the band; empty if it is in none. */
export function loopsFromLaunch(band: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const loops: isl.ScheduleNode[] = [];
  for (let node = band; node.hasParent(); node = node.parent()) {
    if (markOf(node)?.kind === 'launch') return loops;
    if (node.getType() === isl.ScheduleNodeType.Band) loops.unshift(node);
  }
  return [];
}

/** The loops named must be exactly the bands between the launch's mark, which is returned, and the innermost one. */
function requireGrid(
  state: MappingState,
  line: RecipeLine,
  innermost: isl.ScheduleNode,
  loops: readonly isl.ScheduleNode[],
): isl.ScheduleNode {
  const launch = enclosingMark(innermost, 'launch');
  if (!launch) throw misplaced(state.model, line, 'the loops are not in a phase');
  const names = loops.map(loopName);
  if (names.join() !== line.args.join()) {
    throw misplaced(state.model, line, `the loops from the phase inwards are ${names.join(', ')}`);
  }
  return launch;
}
