import { tupleNames } from '../../tree/items.js';
import { findLoop, loopName } from '../../tree/loop-name.js';
import { bandInside, privateAround } from '../../tree/marks.js';
import { parallelismWithCopies } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { whyNotPrivate } from '../privacy.js';
import { applyLine, recipeLine } from '../verbs/apply-line.js';
import { PRIVACY_REASON } from './reasons/privacy-reason.js';
import { serialAround } from './reasons/serial-around.js';
import { undividedArray } from './undivided-array.js';

/**
 * With the `distribute` line of a parallel loop, in two dimensions if {@link MappingState.second} asks for
 * that and the loop directly inside is parallel too, with the copies that it needs.
 */
export function withDistribution(state: MappingState, name: string): MappingState {
  const inTwo = inTwoDimensions(state, name);
  if (!inTwo) return applyLine(state, recipeLine('distribute', [name], devicesReason(state, name)));
  if (!state.second.except.includes(name)) return inTwo;
  const reason = 'rectangles of iterations would write within hulls that overlap';
  return applyLine(state, recipeLine('distribute', [name], reason));
}

/** Returns why devices share the iterations of a loop that is parallel, as no loop around it is. */
function devicesReason(state: MappingState, name: string): string {
  const band = findLoop(state.schedule, name);
  const around = band && serialAround(band);
  const reason = 'its iterations are independent, so devices share them';
  return around ? `${reason} in each iteration of ${around}` : reason;
}

function inTwoDimensions(state: MappingState, name: string): MappingState | undefined {
  const first = findLoop(state.schedule, name);
  const second = first && bandInside(first);
  if (!second || state.second.where === 'nowhere') return undefined;
  // The chunks of reductions in parts are intervals already, and many.
  if (tupleNames(first.getDomain()).some((statement) => state.added.includes(statement))) return undefined;
  const needed = undividedArray(state.model, first, second);
  if (state.second.where === 'where memory needs it' && needed === undefined) return undefined;
  const { obstacle, privatized } = parallelismWithCopies(state, second);
  const shared = privateAround(second).some((array) => whyNotPrivate(state, second, array));
  if (obstacle || shared) return undefined;
  const inner = loopName(second);
  const copies = recipeLine('privatize', [inner, ...privatized], PRIVACY_REASON);
  const copied = privatized.length > 0 ? applyLine(state, copies) : state;
  const reason = needed
    ? `one iteration of ${name} needs all of ${needed}`
    : 'both loops are parallel, and rectangles of iterations are asked for';
  return applyLine(copied, recipeLine('distribute', [name, inner], reason));
}
