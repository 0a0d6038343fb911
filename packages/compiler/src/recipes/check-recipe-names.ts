import { BoxflowError, type CUnit, type Recipe } from '@boxflow/ir';
import { recipeWithoutScop } from '../toolchain/diagnostics.js';

/** Throws BF3011 where a recipe is for a region that is not there: it would be ignored in silence. */
export function checkRecipeNames(recipes: readonly Recipe[], units: readonly CUnit[]): void {
  const known = units.flatMap(({ scops }) => scops.map(({ name }) => name));
  const files = units.map(({ file }) => file);
  const stray = recipes.filter(({ scop }) => !known.includes(scop));
  if (stray.length > 0) {
    throw new BoxflowError(stray.map(({ scop }) => recipeWithoutScop(scop, known, files)));
  }
}
