import { isWrittenIn } from '../../snapshot/old-values.js';
import { findLoop } from '../../tree/loop-name.js';
import { parallelismWithCopies } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { recipeLine } from '../verbs/apply-line.js';
import { recomputationOf } from '../verbs/recompute.js';
import { isRewriting } from '../verbs/rewriting.js';
import { type MapAll, withRewriting } from './rewritten.js';

/**
 * Returns the mapping of the SCoP in which loops that were split compute values of others themselves, so that
 * they are one piece, if it is clearly faster by the estimate. Otherwise `without`, which is a mapping of
 * `state`.
 */
export function withRecomputations(state: MappingState, without: MappingState, mapAll: MapAll): MappingState {
  const split = without.lines.flatMap(({ verb, args }) => (verb === 'split' ? args.slice(0, 1) : []));
  if (split.length === 0 || without.lines.some(({ verb }) => isRewriting(verb))) return without;
  const why = 'iterations compute what they need of others';
  return withRewriting(state, without, (start) => split.reduce(withValuesFor, start), mapAll, why);
}

/**
 * Returns the state in which the loop computes values of others itself, if it is then parallel; otherwise the
 * same state.
 */
function withValuesFor(state: MappingState, loop: string): MappingState {
  const band = findLoop(state.schedule, loop);
  if (!band) return state;
  for (const { name } of state.model.scop.arrays) {
    if (!isWrittenIn(state.model, band, name)) continue;
    const rewritten = recomputationOf(state, band, name);
    if (typeof rewritten === 'string' || !isParallel(rewritten, loop)) continue;
    return { ...rewritten, lines: [...state.lines, recipeLine('recompute', [loop, name])] };
  }
  return state;
}

function isParallel(state: MappingState, loop: string): boolean {
  const band = findLoop(state.schedule, loop);
  return band !== undefined && !parallelismWithCopies(state, band).obstacle;
}
