import type { Diagnostic, Plan, Recipe, SourceLocation } from '@boxflow/ir';
import type { ExplainedDependence, ExplainedLoop } from '@boxflow/poly';

export const EXPLANATION_VERSION = 1;

/** What `poly-cli explain --format json` writes. Fields are added under the same version, never changed. */
export interface Explanation {
  readonly version: typeof EXPLANATION_VERSION;
  readonly file: string;
  /** Every SCoP that was found, in source order. */
  readonly regions: readonly ExplainedRegion[];
  /** Regions that are no SCoP. */
  readonly refused: readonly RefusedRegion[];
}

export interface ExplainedRegion {
  readonly name: string;
  readonly function: string;
  readonly location: SourceLocation;
  readonly parameters: readonly string[];
  readonly statements: readonly ExplainedStatement[];
  /** In the original order, outermost first: which are parallel, and what stands in the way. */
  readonly loops: readonly ExplainedLoop[];
  /** In isl's notation. */
  readonly dependences: readonly ExplainedDependence[];
  /** `null` where the region runs sequentially. */
  readonly recipe: Recipe | null;
  readonly plan: Plan | null;
  /** Why the region runs sequentially, and what else is worth telling about it. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface ExplainedStatement {
  readonly name: string;
  readonly location: SourceLocation;
  readonly text: string;
  readonly domain: string;
}

export interface RefusedRegion {
  readonly function: string;
  readonly location: SourceLocation;
  /** Whether `#pragma scop` asked for it. */
  readonly marked: boolean;
  readonly reason: Diagnostic;
}
