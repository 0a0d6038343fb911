import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { withCertainWrite } from '../../snapshot/certain-write.js';
import { stepNestOf } from '../../snapshot/step-nest.js';
import { withRecomputation } from '../../snapshot/with-recomputation.js';
import { tupleNames } from '../../tree/items.js';
import { findLoop, loopName } from '../../tree/loop-name.js';
import { badArguments, misplaced } from '../errors.js';
import { type MappingState, withScop } from '../mapping-state.js';
import { loopArgument, requireArray } from './loop-argument.js';
import { requireNoOrder } from './rewriting.js';

/**
 * `recompute(S0.i, path)`: iterations of the loop compute the values of `path` themselves that they need of
 * others of the same step, which is an iteration of the loop around it. They read copies of what was there
 * before the step, and make them for the next one.
 *
 *   for k: for i: path[i] = f(path[i], path[k])
 *
 * Their order does not matter then. `withRecomputation` shows what becomes of the loop.
 */
export function recompute(state: MappingState, line: RecipeLine): MappingState {
  const { model } = state;
  requireNoOrder(state, line);
  const band = loopArgument(state, line, 0);
  const array = line.args[1];
  if (array === undefined || line.args.length !== 2) {
    throw badArguments(model, line, 'recompute(LOOP, ARRAY)');
  }
  requireArray(state, line, array);
  const rewritten = recomputationOf(state, band, array);
  if (typeof rewritten === 'string') throw misplaced(model, line, rewritten);
  return rewritten;
}

/** Returns the state in which the loop's only statement always writes. */
function writingAlways(state: MappingState, band: isl.ScheduleNode): MappingState {
  const [only = '', ...others] = tupleNames(band.getDomain());
  const { scop } = state.model;
  const rewritten = others.length === 0 ? withCertainWrite(scop, only) : scop;
  return rewritten === scop ? state : withScop(state, rewritten);
}

/** Returns the state before any line, with the recomputation; the reason if there is none. */
export function recomputationOf(
  state: MappingState,
  band: isl.ScheduleNode,
  array: string,
): MappingState | string {
  const { model, dependences, schedule } = writingAlways(state, band);
  const loop = findLoop(schedule, loopName(band));
  const nest = loop ? stepNestOf(model, dependences, loop, array) : 'the loop is not there';
  if (typeof nest === 'string') return nest;
  const rewritten = withRecomputation(nest);
  return typeof rewritten === 'string' ? rewritten : withScop(state, rewritten);
}
