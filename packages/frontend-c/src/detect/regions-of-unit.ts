import type { Refusal, Scop } from '@boxflow/ir';
import type { Cuts } from './cuts.js';

/** Options for the regions that are found. */
export interface RegionOptions {
  readonly cuts: Cuts;
  /** Whether sums of products are computed with one rounding, on devices and sequentially. */
  readonly contracts: boolean;
}

/** The results of a search for regions, in source order. */
export interface Regions {
  readonly scops: readonly Scop[];
  readonly refusals: readonly Refusal[];
}
