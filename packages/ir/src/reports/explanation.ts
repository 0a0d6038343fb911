import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SourceLocation } from '../diagnostics/source-location.js';
import type { Plan } from '../plan/plan.js';
import type { RecipeLine } from '../recipe/recipe.js';
import type { ScopParameter } from '../scop/scop.js';
import type { ScalarType } from '../types/scalar-type.js';

export const EXPLANATION_VERSION = 1;

/** What `poly-cli explain --format json` writes. Fields are added under the same version, never changed. */
export interface Explanation {
  readonly version: typeof EXPLANATION_VERSION;
  /** As given, in the order of the command line. */
  readonly files: readonly string[];
  /** Every SCoP that was found, in source order. */
  readonly regions: readonly ExplainedRegion[];
  /** Regions that are no SCoP. */
  readonly refused: readonly RefusedRegion[];
}

/** A SCoP, what its analysis knows, and how it is mapped. Sets and relations are in isl's notation. */
export interface ExplainedRegion extends ScopExplanation {
  readonly name: string;
  readonly function: string;
  readonly location: SourceLocation;
  /** Why the region runs sequentially; `null` where it runs on devices. */
  readonly sequential: string | null;
  /** Integer variables that the region reads and never writes. */
  readonly parameters: readonly ScopParameter[];
  /** `[n] -> { : n > 0 }`: what the declarations say about the parameters. */
  readonly context: string;
  readonly arrays: readonly ExplainedArray[];
  /** The mapping decisions in the order of application; `null` where there is no plan. */
  readonly recipe: readonly ExplainedDecision[] | null;
  /** Phases, boxes and flow-out. */
  readonly plan: Plan | null;
  /**
   * What brings arrays that the region leaves on the devices back to memory, in the rest of its function and in source order;
   * `null` where they go back at its end, since what the function does with memory cannot be followed.
   */
  readonly hostAccesses: readonly ExplainedHostAccess[] | null;
  /** Why the region runs sequentially, and what else is worth telling about it. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A statement outside of regions that accesses arrays of one. */
export interface ExplainedHostAccess {
  readonly location: SourceLocation;
  /** `read`: they stay on the devices as well. `forget`: their memory ends, and nothing is brought back. */
  readonly access: 'read' | 'write' | 'forget';
  /** Which memory that is cannot be told, so that all of the region's arrays are brought back. */
  readonly anyMemory: boolean;
  /** Names of the region's arrays, all of them where it is not known which ones. */
  readonly arrays: readonly string[];
}

/** What the analysis knows about a SCoP in its original order. */
export interface ScopExplanation {
  /** In source order. */
  readonly statements: readonly ExplainedStatement[];
  /** Of the original program, in source order, an outer loop before those inside it. */
  readonly loops: readonly ExplainedLoop[];
  readonly dependences: readonly ExplainedDependence[];
  /** The original schedule tree. */
  readonly schedule: string;
  /** What could not be found out within the limits on the analysis; `null` where everything was. */
  readonly incomplete: string | null;
}

/** An array, or a scalar as an array of no dimension. */
export interface ExplainedArray {
  readonly name: string;
  readonly element: ScalarType;
  /** Expressions of the parameters; `null` where the declaration does not say it. */
  readonly extents: readonly (string | null)[];
  /** Declared inside the region, so neither live-in nor live-out. */
  readonly local: boolean;
}

export interface ExplainedStatement {
  /** The tuple name in every set and relation. */
  readonly name: string;
  readonly location: SourceLocation;
  /** The source text on one line. */
  readonly text: string;
  /** `[n] -> { S0[i, j] : 0 <= i < n and 0 <= j < i }` */
  readonly domain: string;
  /** `{ S0[i, j] -> [0, i, 1, j, 0] }`: positions in sequences and values of loops alternate, compared lexicographically. */
  readonly schedule: string;
  /** `[n] -> { S0[i, j] -> A[i] }`, one per different reference. */
  readonly mustWrites: readonly string[];
  /** Under a condition on data, so that the write may not happen. */
  readonly mayWrites: readonly string[];
  readonly reads: readonly string[];
}

export interface ExplainedDependence {
  readonly kind: DependenceKind;
  readonly array: string;
  readonly source: DependenceEnd;
  readonly sink: DependenceEnd;
  /** `[n] -> { S0[i] -> S1[i'] : … }` */
  readonly relation: string;
  /** For each loop around both statements, outermost first: iterations of the sink minus iterations of the source. */
  readonly distances: readonly Distance[];
}

/** `flow`: the sink reads what the source wrote; `anti`: it overwrites what the source read; `output`: what it wrote. */
export type DependenceKind = 'flow' | 'anti' | 'output';

export interface DependenceEnd {
  /** Name of the statement. */
  readonly statement: string;
  readonly location: SourceLocation;
  readonly text: string;
}

/** In the direction in which the loop counts; `null` where there is no bound. A constant distance has equal ends. */
export interface Distance {
  readonly min: number | null;
  readonly max: number | null;
}

export interface ExplainedLoop {
  /** As recipes name it, after the first statement in it: `S0.i`. */
  readonly name: string;
  /** The source's name. */
  readonly iterator: string;
  readonly location: SourceLocation;
  /** Number of loops around it. */
  readonly depth: number;
  /** Names of all statements inside, in source order. */
  readonly statements: readonly string[];
  /** Whether all iterations may run at the same time, for fixed values of the loops around; `null`: not known. */
  readonly parallel: boolean | null;
  /** The arrays of which every iteration gets a copy of its own, without which the loop would not be parallel. */
  readonly privatized: readonly string[];
  /** The dependences between different iterations, which keep a loop from being parallel. */
  readonly obstacles: readonly LoopObstacle[];
  /** What would remove the obstacles, or why nothing does: for each array that has some. */
  readonly help: readonly LoopHelp[];
}

export interface LoopObstacle {
  readonly kind: DependenceKind;
  readonly array: string;
  readonly source: DependenceEnd;
  readonly sink: DependenceEnd;
  /** The part of the dependence that this loop carries. */
  readonly relation: string;
  /** How many iterations of this loop lie between source and sink. */
  readonly distance: Distance;
}

export interface LoopHelp {
  readonly kind: HelpKind;
  /** The array that this is about. */
  readonly array: string;
  readonly message: string;
}

/**
 *  - `privatise`: every iteration writes the array before it reads it, so it could have its own;
 *  - `reduction`: iterations only add up, multiply, …;
 *  - `split`: all dependences start or end at one iteration, or one leaves the last values of an array: boxflow splits the
 *    loop there;
 *  - `copy`: iterations read what later ones overwrite, so they could read a copy;
 *  - `last-value`: iterations overwrite what others wrote, and the last write counts;
 *  - `interleave`: the distances have a common divisor, so that many chains of iterations are independent;
 *  - `wavefront`: iterations of this loop and those inside with the same sum are independent;
 *  - `scatter`: which elements iterations write is data, so that they may meet in one;
 *  - `inexact`: the dependences on the array are a superset, since the exact ones took too long or could not be found;
 *  - `recurrence`: iterations need what earlier ones computed.
 */
export type HelpKind =
  | 'privatise'
  | 'reduction'
  | 'split'
  | 'copy'
  | 'last-value'
  | 'interleave'
  | 'wavefront'
  | 'inexact'
  | 'scatter'
  | 'recurrence';

/** A line of the recipe. */
export interface ExplainedDecision extends Pick<RecipeLine, 'verb' | 'args'> {
  /** Why it was chosen; `null` where it was given. */
  readonly reason: string | null;
}

export interface RefusedRegion {
  readonly function: string;
  readonly location: SourceLocation;
  /** Whether `#pragma scop` asked for it. */
  readonly marked: boolean;
  readonly reason: Diagnostic;
}
