import type { Scop } from '@boxflow/ir';
import { mappingOpener, type SessionLoop } from '@boxflow/poly';
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
        .map((outermost) => masterRecipe(scop, session, deepest(outermost), target))
        .filter(({ choices }) => choices.length > 0);
    } finally {
      session.close();
    }
  });
}

/** Returns the loops from this one to the deepest one inside. */
function deepest(loop: SessionLoop): readonly SessionLoop[] {
  const longest = loop.inner
    .map(deepest)
    .reduce<readonly SessionLoop[]>((best, one) => (one.length > best.length ? one : best), []);
  return [loop, ...longest];
}
