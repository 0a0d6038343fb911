import type { Scop } from '@boxflow/ir';
import { mappingOpener, spineOf } from '@boxflow/poly';
import { type MasterRecipe, masterRecipe } from './master-recipe.js';
import type { StrategyTarget } from './target.js';

/** Returns the master recipes of all nests of a program in which a loop is parallel. */
export async function masterRecipesOf(
  scops: readonly Scop[],
  target: StrategyTarget,
  reassociate = false,
): Promise<readonly MasterRecipe[]> {
  const open = await mappingOpener();
  return scops.flatMap((scop) => {
    const session = open(scop, reassociate);
    try {
      return session
        .loops()
        .map((outermost) => masterRecipe(scop, session, spineOf(outermost), target))
        .filter(({ choices }) => choices.length > 0);
    } finally {
      session.close();
    }
  });
}
