import type { SourceLocation } from '@boxflow/ir';

/** How regions that nobody marked are to be smaller than they could be. */
export interface Cuts {
  /** Where loops begin that are to be regions of their own. */
  readonly apart: readonly SourceLocation[];
  /** Where loops begin that are to be in no region. Regions inside them are looked for. */
  readonly opened: readonly SourceLocation[];
}

/** Regions are as large as possible. */
export const NO_CUTS: Cuts = { apart: [], opened: [] };
