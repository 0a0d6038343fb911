import type { RecipeLine } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { loopName } from '../../tree/loop-name.js';
import { insertMark, markOf, privateArrays } from '../../tree/marks.js';
import { badArguments, breaksDependence, breaksPrivacy, misplaced } from '../errors.js';
import { whyNotParallel } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { whyNotPrivate } from '../privacy.js';
import type { Verb } from '../verb.js';
import { loopArgument } from './loop-argument.js';

/** CUDA and OpenCL have three grid dimensions. */
export const MAX_THREAD_DIMENSIONS = 3;

/**
 * `threads(S0.i, S0.j)`: these loops, from the phase's distribution dimension inwards, become the thread grid,
 * slowest first; what is inside the last one is executed by one thread. Refused where one of them is not parallel.
 */
export const threads: Verb = (state, line) => {
  const bands = line.args.map((_, position) => loopArgument(state, line, position));
  const innermost = bands.at(-1);
  if (!innermost || bands.length > MAX_THREAD_DIMENSIONS) {
    throw badArguments(state.model, line, `threads(LOOP, …), 1 to ${MAX_THREAD_DIMENSIONS} loops`);
  }
  requireGrid(state, line, innermost);
  for (const band of bands) {
    const obstacle = whyNotParallel(state, band);
    if (obstacle) throw breaksDependence(state.model, line, `${loopName(band)} is not parallel`, obstacle);
  }
  requirePrivacy(state, line, bands);
  const block = defaultBlock(bands.length);
  return insertMark(innermost.child(0), { kind: 'thread', block }).getSchedule();
};

/** The copies of the outer loops' iterations become variables of threads, so threads must not share them. */
function requirePrivacy(state: MappingState, line: RecipeLine, bands: readonly isl.ScheduleNode[]): void {
  const innermost = bands.at(-1) as isl.ScheduleNode;
  for (const array of bands.flatMap(privateArrays)) {
    const obstacle = whyNotPrivate(state, innermost, array);
    if (obstacle) throw breaksPrivacy(state.model, line, array, obstacle);
  }
}

/** `block(S0.j, 8, 32)`: threads per block for the grid whose innermost loop is `S0.j`, slowest first. */
export const block: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const shape = line.args.slice(1).map(Number);
  const below = band.child(0);
  const mark = markOf(below);
  if (mark?.kind !== 'thread')
    throw misplaced(state.model, line, 'the loop is not the innermost of a thread grid');
  const threadsPerBlock = shape.reduce((product, n) => product * n, 1);
  const valid = shape.length === mark.block.length && shape.every((n) => Number.isInteger(n) && n > 0);
  if (!valid || threadsPerBlock > 1024) {
    throw badArguments(
      state.model,
      line,
      `block(LOOP, ${mark.block.map(() => 'N').join(', ')}), at most 1024 in all`,
    );
  }
  return insertMark(below.delete_(), { kind: 'thread', block: shape }).getSchedule();
};

/** 256 threads, most of them along the fastest dimension, for coalesced accesses. */
export function defaultBlock(dimensions: number): number[] {
  return dimensions === 1 ? [256] : dimensions === 2 ? [8, 32] : [2, 4, 32];
}

/** The loops named must be exactly the bands between the phase's mark and the innermost one. */
function requireGrid(state: MappingState, line: RecipeLine, innermost: isl.ScheduleNode): void {
  const path: string[] = [];
  let node = innermost;
  while (markOf(node)?.kind !== 'phase') {
    if (node.getType() === isl.ScheduleNodeType.Band) path.unshift(loopName(node));
    if (!node.hasParent()) throw misplaced(state.model, line, 'the loops are not in a phase');
    node = node.parent();
  }
  if (path.join() !== line.args.join()) {
    throw misplaced(state.model, line, `the loops from the phase inwards are ${path.join(', ')}`);
  }
}
