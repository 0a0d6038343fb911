import { BoxflowError, type CUnit, type Recipe } from '@boxflow/ir';
import { recipeWithoutScop } from '../toolchain/diagnostics.js';

/** Throws BF3011 if a recipe is for a region that does not exist: it would be ignored silently. */
export function checkRecipeNames(recipes: readonly Recipe[], units: readonly CUnit[]): void {
  const known = units.flatMap(({ scops }) => scops.map(({ name }) => name));
  const files = units.map(({ file }) => file);
  const stray = recipes.filter(({ scop }) => !known.includes(scop));
  if (stray.length > 0) {
    throw new BoxflowError(stray.map((recipe) => recipeWithoutScop(recipe, known, files)));
  }
}
