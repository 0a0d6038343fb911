import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { findLoop, loopNames } from '../../tree/loop-name.js';
import { phaseAround } from '../../tree/marks.js';
import { badArguments, misplaced, unknownArray, unknownLoop } from '../errors.js';
import type { MappingState } from '../mapping-state.js';

/** Returns the band that argument `position` of the line names. */
export function loopArgument(state: MappingState, line: RecipeLine, position: number): isl.ScheduleNode {
  const name = line.args[position];
  if (name === undefined) throw badArguments(state.model, line, `${line.verb}(LOOP, …)`);
  const band = findLoop(state.schedule, name);
  if (!band) throw unknownLoop(state.model, line, name, loopNames(state.schedule));
  return band;
}

/** Fails if the SCoP has no such array. */
export function requireArray({ model }: MappingState, line: RecipeLine, name: string): void {
  if (!model.scop.arrays.some((array) => array.name === name)) throw unknownArray(model, line, name);
}

/** Fails if the loop already lies inside a phase. */
export function requireHostLoop(state: MappingState, line: RecipeLine, band: isl.ScheduleNode): void {
  if (phaseAround(band)) {
    throw misplaced(state.model, line, 'the loop is part of a phase already');
  }
}
