import type { Recipe, RecipeLine, Scop } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { modelScop } from '../model/scop-model.js';
import { originalState } from '../recipe/mapping-state.js';
import { applyLine } from '../recipe/verbs/apply-line.js';
import { type TreeLine, treeLines } from '../tree/tree-lines.js';

/** The schedule tree before a recipe, or after one of its lines. */
export interface MappingStep {
  /** Absent: before the first line. */
  readonly line?: RecipeLine;
  readonly tree: readonly TreeLine[];
}

/**
 * Returns the schedule trees that a recipe makes of a SCoP, one after another, beginning with the original order.
 *
 * @param reassociate as when the recipe was made
 * @throws BoxflowError if a line is refused
 */
export async function mappingSteps(
  scop: Scop,
  recipe: Recipe,
  reassociate: boolean,
): Promise<readonly MappingStep[]> {
  const ctx = await isl.Context.create();
  try {
    let state = originalState(modelScop(ctx, scop), reassociate);
    const steps: MappingStep[] = [{ tree: treeLines(state.schedule) }];
    for (const line of recipe.lines) {
      state = applyLine(state, line);
      steps.push({ line, tree: treeLines(state.schedule) });
    }
    return steps;
  } finally {
    ctx.dispose();
  }
}
