import type * as isl from '@boxflow/isl-wasm';
import type { Dependences } from '../model/dependences.js';
import type { ScopModel } from '../model/scop-model.js';
import { type ExtractedPhases, extractPhases } from '../phases/extract-phases.js';
import type { MappingState } from '../recipe/mapping-state.js';

/** A SCoP with every mapping decision made: each instance is in a launch of a phase, and in a thread of it. */
export interface MappedScop extends ExtractedPhases {
  readonly model: ScopModel;
  readonly dependences: Dependences;
  readonly schedule: isl.Schedule;
}

/** Throws BF2005 if the recipe leaves something open. */
export function mappedScop({ model, dependences, schedule }: MappingState): MappedScop {
  return { model, dependences, schedule, ...extractPhases(model, schedule) };
}
