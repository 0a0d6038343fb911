import type { MasterRecipe } from '../strategy/master-recipe.js';
import { type Variant, variantsOf } from '../strategy/variants.js';
import { rankedVariants } from './seconds.js';

/** The optimisations of the thesis's Table 6.1, each with whether a variant does without it. */
const OPTIMISATIONS = {
  unroll: ({ unroll }: Variant) => unroll === 0,
  registers: ({ registers }: Variant) => registers.length === 0,
  shared: ({ shared }: Variant) => shared.length === 0,
  texture: ({ texture }: Variant) => texture.length === 0,
  constant: ({ choice }: Variant) => choice.constant.length === 0,
} as const;

export type Optimisation = keyof typeof OPTIMISATIONS;

/** Returns the part of the best variant's speed, in percent, that the best one without an optimisation lacks by the model. */
export function modelledLosses(master: MasterRecipe): Readonly<Record<Optimisation, number>> {
  const ranked = rankedVariants(master, variantsOf(master));
  const best = ranked[0]?.seconds ?? 0;
  const losses = Object.entries(OPTIMISATIONS).map(([name, isWithout]) => {
    const other = ranked.find(({ variant }) => isWithout(variant));
    return [name, other ? 100 * (1 - best / other.seconds) : 0];
  });
  return Object.fromEntries(losses) as Record<Optimisation, number>;
}
