import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { loopName } from '../../tree/loop-name.js';
import {
  enclosingMark,
  insertMark,
  isInnermostThread,
  isThread,
  type Mark,
  markOf,
  privateArrays,
} from '../../tree/marks.js';
import { badArguments, breaksDependence, misplaced } from '../errors.js';
import { whyNotParallel } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import type { Verb } from '../verb.js';
import { loopArgument } from './loop-argument.js';
import { loopsFromLaunch } from './threads.js';

/** Threads' parts of buffers lie on the processor's stack. */
const MAX_LANES = 256;
/** A thread's parts of buffers are to be in its registers. */
const MAX_POINTS = 16;
/** Panels lie on the processor's stack. */
const MAX_PANEL = 1024;

/**
 * `vectorize(S1.j, 32)`: if a processor executes a kernel, it executes 32 neighbouring threads together: each statement for all
 * of them, inside the loops that are the same for all
 *
 *   for j: { c = C[j]; for k: c += A[k] * B[k][j]; C[j] = c }   →   for j by 32: for k: for 32 lanes: c[lane] += …
 *
 * Always legal, since threads are independent of each other. The loop is the last of a thread grid, or a parallel loop of a thread,
 * whose iterations are executed together in the same way.
 */
export const vectorize: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const count = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(count) || count < 1 || count > MAX_LANES) {
    throw badArguments(state.model, line, `vectorize(LOOP, N), N at most ${MAX_LANES}`);
  }
  if (isInThread(band)) return withLanes(state, line, band, count);
  if (!isInnermostThread(band)) {
    throw misplaced(state.model, line, 'the loop is not the innermost of a thread grid, nor inside it');
  }
  return withMark(state, line, band, { kind: 'vector', lanes: count }).getSchedule();
};

/** Returns whether the loop is one that a thread executes. */
function isInThread(band: isl.ScheduleNode): boolean {
  return (
    enclosingMark(band, 'thread') !== undefined &&
    !isThread(band) &&
    enclosingMark(band, 'lanes') === undefined
  );
}

/** A thread has its copies of arrays once, for all iterations that are executed together. */
function withLanes(
  state: MappingState,
  line: RecipeLine,
  band: isl.ScheduleNode,
  count: number,
): isl.Schedule {
  const obstacle = whyNotParallel(state, band);
  if (obstacle) throw breaksDependence(state.model, line, `${loopName(band)} is not parallel`, obstacle);
  if (privateArrays(band).length > 0) {
    throw misplaced(state.model, line, 'its iterations have copies of arrays');
  }
  return insertMark(band, { kind: 'lanes', count }).getSchedule();
}

/**
 * `points(S1.j, 4, 1)`: a thread executes 4 neighbouring iterations of the first loop of the grid that ends with `S1.j` together:
 * each statement for all of them, inside the loops that are the same for all
 *
 *   thread i: for k: c += A[i][k] * B[k]   →   thread i by 4: for k: { c0 += A[i][k] * B[k]; c1 += A[i + 1][k] * B[k]; … }
 *
 * Always legal, as {@link vectorize}. Of the last loop a thread has one iteration, since neighbouring threads should access
 * neighbouring elements.
 */
export const points: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const loops = loopsFromLaunch(band);
  if (!isInnermostThread(band)) {
    throw misplaced(state.model, line, 'the loop is not the innermost of a thread grid');
  }
  if (loops.length === 1)
    throw misplaced(state.model, line, 'the grid has one loop, of which a thread has one iteration');
  const counts = line.args.slice(1).map(Number);
  const valid = counts.every((count) => Number.isInteger(count) && count >= 1 && count <= MAX_POINTS);
  if (!valid || counts.length !== loops.length || counts.at(-1) !== 1) {
    const form = loops.map((_, d) => (d === loops.length - 1 ? '1' : 'N')).join(', ');
    throw badArguments(state.model, line, `points(LOOP, ${form}), N at most ${MAX_POINTS}`);
  }
  return counts
    .reduceRight<isl.ScheduleNode>((node, count, d) => {
      const at = loopsFromLaunch(node)[d] as isl.ScheduleNode;
      if (count === 1) return at;
      return withMark(state, line, at, { kind: 'points', count }).parent();
    }, band)
    .getSchedule();
};

/**
 * `panels(S1.j, 512)`: if a processor executes a kernel, it goes through the groups of lanes of {@link vectorize} outermost, and
 * through a sum 512 iterations at a time. It first copies what all other threads read of these to a panel
 *
 *   for i: for j by 32: for k: …   →   for j by 32: for k by 512: { panel = B[k..][j..]; for i: for k: … }
 *
 * Always legal, since threads are independent of each other, and each executes its sums in order.
 */
export const panels: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const length = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(length) || length < 1 || length > MAX_PANEL) {
    throw badArguments(state.model, line, `panels(LOOP, N), N at most ${MAX_PANEL}`);
  }
  if (!isInnermostThread(band) || !isVectorized(band)) {
    throw misplaced(state.model, line, 'the loop is not vectorized');
  }
  return withMark(state, line, band, { kind: 'panels', length }).getSchedule();
};

function isVectorized(band: isl.ScheduleNode): boolean {
  for (let node = band.child(0); markOf(node) !== undefined; node = node.child(0)) {
    if (markOf(node)?.kind === 'vector') return true;
  }
  return false;
}

/** Returns the mark below the band. */
function withMark(
  state: MappingState,
  line: RecipeLine,
  band: isl.ScheduleNode,
  mark: Mark,
): isl.ScheduleNode {
  if (markOf(band.child(0))?.kind === mark.kind) {
    throw misplaced(state.model, line, 'the loop has such a line already');
  }
  return insertMark(band.child(0), mark);
}
