import type { Recipe, RecipeLine, Scop } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { computeDependences, type Dependences } from '../model/dependences.js';
import { modelScop, type ScopModel } from '../model/scop-model.js';
import { originalSchedule } from '../tree/original-schedule.js';

/** Which phases the default recipe gives a second distribution dimension, as far as that is legal. */
export interface SecondDimensions {
  readonly where: 'nowhere' | 'where memory needs it' | 'everywhere';
  /** Distributed loops that keep one, since rectangles of their iterations could not be dealt to several devices. */
  readonly except: readonly string[];
}

export const NO_SECOND_DIMENSION: SecondDimensions = { where: 'nowhere', except: [] };

/** A SCoP, its dependences, and the schedule tree with what the recipe has done to it so far. */
export interface MappingState {
  readonly model: ScopModel;
  readonly dependences: Dependences;
  readonly schedule: isl.Schedule;
  /** Whether operations on floating point may be executed in a different order, which rounds differently. */
  readonly reassociate: boolean;
  readonly second: SecondDimensions;
  /**
   * Which copies of arrays the default recipe gives iterations: those that cost hardly anything, or also large ones, and such
   * that require the last iteration of a loop to be split off.
   */
  readonly copies: 'free' | 'any';
  /** The statements that are in no source: reductions in parts added them. */
  readonly added: readonly string[];
  /** The loops that have only the iterations which tiles of several leave over. */
  readonly remainders: readonly string[];
  /** The lines applied so far. */
  readonly lines: readonly RecipeLine[];
}

/** Returns the state before any line, in the original order. */
export function originalState(
  model: ScopModel,
  reassociate: boolean,
  second: SecondDimensions = NO_SECOND_DIMENSION,
): MappingState {
  const schedule = originalSchedule(model);
  return {
    model,
    dependences: computeDependences(model, schedule),
    schedule,
    reassociate,
    second,
    copies: 'free',
    added: [],
    remainders: [],
    lines: [],
  };
}

/** Returns the state before any line for a SCoP to which statements were added. */
export function withScop(state: MappingState, rewritten: Scop): MappingState {
  const known = new Set(state.model.scop.statements.map(({ name }) => name));
  const added = rewritten.statements.map(({ name }) => name).filter((name) => !known.has(name));
  return {
    ...originalState(modelScop(state.model.ctx, rewritten), state.reassociate, state.second),
    added: [...state.added, ...added],
    remainders: state.remainders,
  };
}

export function recipeOf(state: MappingState): Recipe {
  return { scop: state.model.scop.name, lines: state.lines };
}
