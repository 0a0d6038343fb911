import { BoxflowError, type Diagnostic } from '@boxflow/ir';
import { oneDimensionKept, originalOrderKept } from './diagnostics.js';
import type { LoweredMapping, LoweredScop } from './lowered-scop.js';
import { withinQuota } from './model/within-quota.js';
import { applyDefaultRecipe, EFFORTS, type Effort } from './recipe/default/default-recipe.js';
import { type MappingState, NO_SECOND_DIMENSION } from './recipe/mapping-state.js';

type Lower = (mapped: MappingState) => LoweredMapping;

/**
 * The default mapping lowered, with as much effort as `maxOperations` of isl's operations allow for each attempt, and notes of
 * what it did not have; `undefined` where they do not allow any.
 */
export function lowerByDefault(
  start: MappingState,
  maxOperations: number,
  lower: Lower,
): LoweredScop | undefined {
  for (const effort of EFFORTS) {
    const kept = effort === EFFORTS[0] ? [] : [originalOrderKept(start.model.scop)];
    const lowered = withNotes(kept, () => lowerWithEffort(start, effort, maxOperations, lower));
    if (!lowered) continue;
    return { ...lowered, diagnostics: [...kept, ...lowered.diagnostics] };
  }
  return undefined;
}

/** What keeps the region from devices may be the lack of what the notes tell of. */
function withNotes<Result>(notes: readonly Diagnostic[], attempt: () => Result): Result {
  try {
    return attempt();
  } catch (error) {
    if (!(error instanceof BoxflowError)) throw error;
    throw new BoxflowError([...error.diagnostics, ...notes], { cause: error });
  }
}

/**
 * Where tiles that are rectangles are too complex they are intervals; where only rectangles would write within hulls that
 * overlap, those of that phase are.
 */
function lowerWithEffort(
  start: MappingState,
  effort: Effort,
  maxOperations: number,
  lower: Lower,
): LoweredScop | undefined {
  const { ctx, scop } = start.model;
  let isInTwo = false;
  const attempt = withinQuota(
    ctx,
    () => {
      const mapped = applyDefaultRecipe(start, effort);
      isInTwo = mapped.lines.some(({ verb, args }) => verb === 'distribute' && args.length > 1);
      return lower(mapped);
    },
    maxOperations,
  );
  if (attempt && attempt.overlapping.length > 0) {
    const except = [...start.second.except, ...attempt.overlapping];
    const second = { ...start.second, except };
    return lowerWithEffort({ ...start, second }, effort, maxOperations, lower);
  }
  if (attempt || !isInTwo) return attempt?.scop;
  const inOne = lowerWithEffort({ ...start, second: NO_SECOND_DIMENSION }, effort, maxOperations, lower);
  return inOne && { ...inOne, diagnostics: [oneDimensionKept(scop), ...inOne.diagnostics] };
}
