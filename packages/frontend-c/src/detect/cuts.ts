import type { SourceLocation } from '@boxflow/ir';

/** Limits that make unmarked regions smaller than possible. */
export interface Cuts {
  /** The beginnings of loops that become regions of their own. */
  readonly apart: readonly SourceLocation[];
  /** The beginnings of loops that stay outside regions; regions inside them are still searched for. */
  readonly opened: readonly SourceLocation[];
}

/** Regions are as large as possible. */
export const NO_CUTS: Cuts = { apart: [], opened: [] };
