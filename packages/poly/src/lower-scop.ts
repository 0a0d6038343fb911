import { BoxflowError, type Diagnostic, type Recipe, type Scop } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { analysisFailed, analysisTooComplex, neverExecutes } from './diagnostics.js';
import { lowerByDefault } from './lower-by-default.js';
import { lowerMapped } from './lower-mapped.js';
import type { LoweredScop } from './lowered-scop.js';
import { Allowance, operationsFor } from './model/allowance.js';
import { modelScop } from './model/scop-model.js';
import { type MappingState, originalState, type SecondDimensions } from './recipe/mapping-state.js';
import { applyLine } from './recipe/verbs/apply-line.js';

export interface LowerOptions {
  /** Replayed instead of the default mapping. */
  readonly recipe?: Recipe;
  /** Whether operations on floating point may be executed in a different order, which rounds differently. */
  readonly reassociate?: boolean;
  /**
   * 2: the default mapping gives phases a second distribution dimension wherever that is legal; by default only if one
   * dimension cannot divide an array.
   */
  readonly dimensions?: 1 | 2;
  /** Verifies the default mapping, which takes time: no recipe must be able to make a wrong one. That of a given recipe always is. */
  readonly check?: boolean;
  /** Bound on isl's operations for all of the region, so that no input can hang the compiler. */
  readonly maxOperations?: number;
}

/** The share of the operations that the dependences may take: without a mapping they are of no use. */
const FOR_DEPENDENCES = 1 / 2;

/**
 * Lowers a SCoP to a plan and kernels. If isl's operations run out, the default mapping is tried again with
 * less effort. Throws nothing but a {@link BoxflowError}: of the family `limitation` if the region must stay
 * sequential, `bug` if it stays so because the analysis failed, `user` if the given recipe does not apply.
 */
export async function lowerScop(scop: Scop, options: LowerOptions = {}): Promise<LoweredScop> {
  const ctx = await isl.Context.create();
  try {
    return lowerIn(ctx, scop, options);
  } catch (error) {
    // A mistake in a recipe that nobody wrote is ours.
    if (error instanceof BoxflowError && options.recipe) throw atRecipe(error, options.recipe);
    if (error instanceof BoxflowError && !isOfTheUser(error)) throw error;
    throw new BoxflowError(analysisFailed(scop, messageOf(error)), { cause: error });
  } finally {
    ctx.dispose();
  }
}

/** Returns the error with the place of the recipe for what is wrong with all of it. */
function atRecipe(error: BoxflowError, { location }: Recipe): BoxflowError {
  if (!location) return error;
  const moved = error.diagnostics.map((one): Diagnostic => {
    if (one.code !== 'BF2005') return one;
    const region = { message: 'the region', ...(one.location && { location: one.location }) };
    return { ...one, location, notes: [region, ...one.notes] };
  });
  return new BoxflowError(moved, { cause: error });
}

function isOfTheUser({ diagnostics }: BoxflowError): boolean {
  return diagnostics.some(({ family }) => family === 'user');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function lowerIn(ctx: isl.Context, scop: Scop, options: LowerOptions): LoweredScop {
  const { recipe, reassociate = false, dimensions = 1, check = false } = options;
  const { maxOperations = operationsFor(scop) } = options;
  const second = { where: dimensions === 2 ? 'everywhere' : 'where memory needs it', except: [] } as const;
  const allowance = new Allowance(ctx, maxOperations);
  const start = allowance.attempt(FOR_DEPENDENCES, () => analyse(ctx, scop, reassociate, second));
  if (!start) throw new BoxflowError(analysisTooComplex(scop));
  const lowered = recipe
    ? allowance.attempt(1, () => lowerMapped(start, recipe.lines.reduce(applyLine, start), false, true))?.scop
    : lowerByDefault(start, allowance, (mapped) => lowerMapped(start, mapped, true, check));
  if (!lowered) throw new BoxflowError(analysisTooComplex(scop));
  return lowered;
}

/** Returns the SCoP in its original order. */
function analyse(ctx: isl.Context, scop: Scop, reassociate: boolean, second: SecondDimensions): MappingState {
  const model = modelScop(ctx, scop);
  if (model.statements.length === 0) throw new BoxflowError(neverExecutes(scop));
  return originalState(model, reassociate, second);
}
