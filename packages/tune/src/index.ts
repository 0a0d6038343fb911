export { modelledLosses, type Optimisation } from './model/optimisations.js';
export { modelledSeconds, type RankedVariant, rankedVariants } from './model/seconds.js';
export {
  type MasterChoice,
  type MasterRecipe,
  masterRecipe,
  printMasterRecipes,
} from './strategy/master-recipe.js';
export { masterRecipesOf } from './strategy/program.js';
export { type SearchSpace, searchSpaceOf } from './strategy/search-space.js';
export { type StrategyTarget, strategyTarget, TARGET_NAMES, type TargetName } from './strategy/target.js';
export { defaultValues, recipeOf, type Variant, valuesOf, variantsOf } from './strategy/variants.js';
