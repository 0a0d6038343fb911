import type { CUnit, Diagnostic, Kernel, Plan, Recipe, Scop, SourceLocation } from '@boxflow/ir';

/** One SCoP that will run on devices. */
export interface LoweredRegion {
  readonly scop: Scop;
  readonly plan: Plan;
  readonly kernels: readonly Kernel[];
  readonly recipe: Recipe;
  /** Whether the recipe may change the order of operations on floating point. */
  readonly reassociate: boolean;
  /** Notes about it. */
  readonly diagnostics: readonly Diagnostic[];
}

/** One SCoP that stays as it is, and why. */
export interface SequentialRegion {
  readonly scop: Scop;
  readonly diagnostics: readonly Diagnostic[];
}

/** A program with a plan for every region that can have one. */
export interface LoweredProgram {
  readonly units: readonly CUnit[];
  readonly regions: readonly LoweredRegion[];
  readonly sequential: readonly SequentialRegion[];
  /** Whether a script of recipes has printed anything. */
  readonly hasPrinted: boolean;
}

/** The result for a region. */
export interface RegionOutcome {
  readonly outcome: LoweredRegion | SequentialRegion;
  /** The beginnings of its loops that would be better regions of their own, because the host is faster at them. */
  readonly serialLoops: readonly SourceLocation[];
  /** Tells of the cut if the region is too complex to analyse; absent if it is not. */
  readonly tooComplex?: Diagnostic;
}
