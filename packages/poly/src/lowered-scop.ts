import type { Diagnostic, Kernel, Plan, Recipe, SourceLocation } from '@boxflow/ir';

export interface LoweredScop {
  readonly plan: Plan;
  readonly kernels: readonly Kernel[];
  /** The recipe that was applied: replaying it gives the same result. */
  readonly recipe: Recipe;
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Where those outermost loops, beside others, begin that would be better left to the host: whoever can make
   * them regions of their own should. Of a given recipe there are none.
   */
  readonly serialLoops: readonly SourceLocation[];
  /** The schedule tree after the recipe, in isl's notation. */
  readonly scheduleTree: string;
}

/** A mapping lowered, and the loops of those phases that are rectangles but cannot run as more than one tile. */
export interface LoweredMapping {
  readonly scop: LoweredScop;
  readonly overlapping: readonly string[];
}
