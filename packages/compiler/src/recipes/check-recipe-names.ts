import { BoxflowError, type CUnit, type Recipe } from '@boxflow/ir';
import { recipeWithoutScop } from '../toolchain/diagnostics.js';

/** Throws BF3011 where a recipe is for a region that is not there: it would be ignored in silence. */
export function checkRecipeNames(recipes: readonly Recipe[], unit: CUnit): void {
  const known = unit.scops.map(({ name }) => name);
  const stray = recipes.filter(({ scop }) => !known.includes(scop));
  if (stray.length > 0) {
    throw new BoxflowError(stray.map(({ scop }) => recipeWithoutScop(scop, known, unit.file)));
  }
}
