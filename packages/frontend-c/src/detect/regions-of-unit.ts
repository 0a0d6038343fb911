import type { Refusal, Scop } from '@boxflow/ir';

/** What a search for regions found, both in source order. */
export interface Regions {
  readonly scops: readonly Scop[];
  readonly refusals: readonly Refusal[];
}
