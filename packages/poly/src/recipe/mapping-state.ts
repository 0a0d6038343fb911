import type { Recipe, RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import type { Dependences } from '../model/dependences.js';
import type { ScopModel } from '../model/scop-model.js';

/** A SCoP, its dependences, and the schedule tree with what the recipe has done to it so far. */
export interface MappingState {
  readonly model: ScopModel;
  readonly dependences: Dependences;
  readonly schedule: isl.Schedule;
  /** The lines applied so far. */
  readonly lines: readonly RecipeLine[];
}

export function recipeOf(state: MappingState): Recipe {
  return { scop: state.model.scop.name, lines: state.lines };
}
