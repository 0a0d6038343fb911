import type { Refusal, Scop } from '@boxflow/ir';

/** The results of a search for regions, in source order. */
export interface Regions {
  readonly scops: readonly Scop[];
  readonly refusals: readonly Refusal[];
}
