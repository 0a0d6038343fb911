import type { MasterRecipe } from './master-recipe.js';
import { valuesOf, variantsOf } from './variants.js';

/** The numbers of recipes that a search would try or leave out: the columns of the thesis's Table 6.2. */
export interface SearchSpace {
  readonly orders: number;
  readonly prunedByDependences: number;
  readonly prunedByCoalescing: number;
  readonly partitions: number;
  /** Recipes with default sizes. */
  readonly variants: number;
  /** Sizes of the choice with most of them. */
  readonly sizes: number;
  /** All recipes with all sizes. */
  readonly all: number;
  /** Variants by their default sizes, and then the sizes of one. */
  readonly tried: number;
}

export function searchSpaceOf(master: MasterRecipe): SearchSpace {
  const variants = variantsOf(master);
  const sizesOf = new Map(master.choices.map((choice) => [choice, valuesOf(choice).length]));
  const sizes = Math.max(0, ...sizesOf.values());
  const { all, dependences, coalescing } = master.orders;
  return {
    orders: all,
    prunedByDependences: dependences,
    prunedByCoalescing: coalescing,
    partitions: master.choices.length,
    variants: variants.length,
    sizes,
    all: variants.reduce((sum, { choice }) => sum + sizesOf.get(choice)!, 0),
    tried: variants.length + sizes,
  };
}
