import type { Diagnostic } from './diagnostics/diagnostic.js';
import type { IntExpr } from './int-expr/int-expr.js';
import type { Kernel } from './kernel/kernel-ir.js';
import type { Plan } from './plan/plan.js';
import type { Recipe } from './recipe/recipe.js';
import type { HostPlace } from './scop/host-place.js';

export const BUNDLE_VERSION = 1;

/** Everything the compiler knows about a program, ready to run with no compiler. Written as files. */
export interface Bundle {
  readonly version: typeof BUNDLE_VERSION;
  /** The user's C files, as given. */
  readonly files: readonly string[];
  readonly plans: readonly Plan[];
  /**
   * The values that the program has for parameters, by the names of regions; absent if it shows none. For
   * predictions.
   */
  readonly parameterValues?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /**
   * The parameters that are products of others (`w * h`), by the names of regions; absent if there are none. For
   * predictions, which ask only for the factors.
   */
  readonly parameterProducts?: Readonly<Record<string, Readonly<Record<string, IntExpr>>>>;
  /** The loops that stay on the host, in source order; absent in bundles of older compilers. */
  readonly host?: readonly HostPlace[];
  /** Some region asks how many elements lie behind a pointer, so the program announces the blocks of its heap. */
  readonly asksExtents?: true;
  readonly recipes: readonly Recipe[];
  readonly kernels: readonly Kernel[];
  readonly sources: BundleSources;
  /** Refused regions and everything else worth telling; errors were thrown. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface BundleSources {
  /** Each of {@link Bundle.files}, preprocessed, with each region replaced by a call of the runtime. */
  readonly programs: readonly string[];
  /** Kernels in C for the host device, with their table. */
  readonly host: string;
  readonly opencl: string;
  readonly cuda: string;
}
