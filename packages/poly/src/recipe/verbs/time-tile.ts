import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { type TimeLoop, timeLoopAt } from '../../time-tiles/time-loop.js';
import { withTimeTiles } from '../../time-tiles/with-time-tiles.js';
import { loopName } from '../../tree/loop-name.js';
import { badArguments, breaksDependence, misplaced } from '../errors.js';
import { type MappingState, withScop } from '../mapping-state.js';
import { loopArgument } from './loop-argument.js';
import { requireNoOrder } from './rewriting.js';

/** More steps compute more again than they save. */
const MOST_STEPS = 8;

/**
 * `time_tile(S0.t, 1)`: a launch executes all nests of an iteration of the loop, and computes again what they
 * read of each other
 *
 *   for t: { for i: B[i] = A[i - 1] + A[i + 1]; for i: A[i] = B[i - 1] + B[i + 1] }
 *
 *   →  for tt: { for i: A_next[i] = (A[i - 2] + A[i]) + (A[i] + A[i + 2]); for i: A[i] = … of A_next }
 *
 * `time_tile(S0.t, 2)`: of two successive iterations. Refused if iterations update different elements, or if
 * a nest reads what others of its iterations write.
 */
export function timeTile(state: MappingState, line: RecipeLine): MappingState {
  const { model, dependences } = state;
  requireNoOrder(state, line);
  const band = loopArgument(state, line, 0);
  const steps = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(steps) || steps < 1 || steps > MOST_STEPS) {
    throw badArguments(model, line, `time_tile(LOOP, N), N at most ${MOST_STEPS}`);
  }
  const loop = timeLoopAt(model, dependences, band, firstStatement(band));
  if ('why' in loop) {
    throw loop.broken
      ? breaksDependence(model, line, loop.why, loop.broken)
      : misplaced(model, line, loop.why);
  }
  const tiled = tiledState(state, loop, steps);
  if (!tiled) throw misplaced(model, line, 'each point would compute too much again');
  return tiled;
}

/** Returns the state before any line, with tiles of a time loop; `undefined` if a tile is too large. */
export function tiledState(state: MappingState, loop: TimeLoop, steps: number): MappingState | undefined {
  const scop = withTimeTiles(state.model, loop, steps);
  if (!scop) return undefined;
  const name = `${loop.updates[0]!.statement.name}.${loop.updates[0]!.statement.iterators[0]}`;
  const tiled = withScop(state, scop);
  return { ...tiled, remainders: [...tiled.remainders, name] };
}

/** Returns the name of the first statement in a loop. */
export function firstStatement(band: isl.ScheduleNode): string {
  return loopName(band).split('.')[0] ?? '';
}
