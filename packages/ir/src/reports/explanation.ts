import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SourceLocation } from '../diagnostics/source-location.js';
import type { Plan } from '../plan/plan.js';
import type { RecipeLine } from '../recipe/recipe.js';
import type { RefusedLoop, ScopParameter } from '../scop/scop.js';
import type { ScalarType } from '../types/scalar-type.js';

export const EXPLANATION_VERSION = 1;

/** The output of `poly-cli explain --format json`. Within a version, fields are added but never changed. */
export interface Explanation {
  readonly version: typeof EXPLANATION_VERSION;
  /** The files as given, in the order of the command line. */
  readonly files: readonly string[];
  /** Every SCoP that was found, in source order. */
  readonly regions: readonly ExplainedRegion[];
  /** Regions that are not SCoPs. */
  readonly refused: readonly RefusedRegion[];
}

/** A SCoP, the results of its analysis, and its mapping. Sets and relations are in isl's notation. */
export interface ExplainedRegion extends ScopExplanation {
  readonly name: string;
  readonly function: string;
  readonly location: SourceLocation;
  /** Why the region runs sequentially; `null` if it runs on devices. */
  readonly sequential: string | null;
  /** Integer variables that the region reads and never writes. */
  readonly parameters: readonly ScopParameter[];
  /** What the declarations say about the parameters, such as `[n] -> { : n > 0 }`. */
  readonly context: string;
  readonly arrays: readonly ExplainedArray[];
  /** The mapping decisions in the order of application; `null` if there is no plan. */
  readonly recipe: readonly ExplainedDecision[] | null;
  /** Phases, boxes and flow-out. */
  readonly plan: Plan | null;
  /**
   * The statements in the rest of the function that bring arrays back to memory, in source order. `null` if arrays
   * return at the end of the region, because the function's accesses to memory cannot be followed.
   */
  readonly hostAccesses: readonly ExplainedHostAccess[] | null;
  /** The reasons why the region runs sequentially, and notes about it. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A statement outside of regions that accesses arrays of a region. */
export interface ExplainedHostAccess {
  readonly location: SourceLocation;
  /**
   * After `read`, arrays also stay on the devices. `forget` means that their memory ends, so nothing is brought back.
   */
  readonly access: 'read' | 'write' | 'forget';
  /** Whether the accessed memory is unknown, so that all of the region's arrays are brought back. */
  readonly anyMemory: boolean;
  /** The names of the arrays that may be accessed. */
  readonly arrays: readonly string[];
}

/** The results of the analysis for a SCoP in its original order. */
export interface ScopExplanation {
  /** In source order. */
  readonly statements: readonly ExplainedStatement[];
  /** The loops of the original program, in source order; an outer loop comes before those inside it. */
  readonly loops: readonly ExplainedLoop[];
  /** Empty if they were not asked for. */
  readonly dependences: readonly ExplainedDependence[];
  /** The original schedule tree. */
  readonly schedule: string;
  /** How often the region's statements execute; `null` if it is not known. */
  readonly estimate: ExecutionEstimate | null;
  /** Only if it was asked for; `null` if its iterations cannot be listed. */
  readonly sample?: ScopSample | null;
  /** The results that are missing because of the limits on the analysis; `null` if none is. */
  readonly incomplete: string | null;
}

/** Upper bounds, for the sizes that the program gives. */
export interface ExecutionEstimate {
  /** The values of the parameters. One that the program leaves open counts as 1000, if that is possible. */
  readonly sizes: Readonly<Record<string, number>>;
  /** All executions of the region's statements together. */
  readonly executions: number;
  /** For each of {@link ScopExplanation.loops}: its iterations, for any values of the loops around. */
  readonly iterations: readonly number[];
}

/** An array, or a scalar as an array without dimensions. */
export interface ExplainedArray {
  readonly name: string;
  readonly element: ScalarType;
  /** Expressions of the parameters; `null` if the declaration does not give the extent. */
  readonly extents: readonly (string | null)[];
  /** Whether it is declared inside the region, so neither live-in nor live-out. */
  readonly local: boolean;
}

/** A few iterations of a SCoP, few enough to draw each. */
export interface ScopSample {
  /** The values of the parameters, which are small ones. */
  readonly sizes: Readonly<Record<string, number>>;
  readonly statements: readonly SampledStatement[];
  /** The dependences between instances of {@link statements}. */
  readonly dependences: readonly SampledDependence[];
}

export interface SampledStatement {
  readonly name: string;
  readonly iterators: readonly string[];
  /** Values of the iterators. */
  readonly instances: readonly (readonly number[])[];
  /** Whether these are all instances for the sizes, and not only the first ones of each loop. */
  readonly isWhole: boolean;
  /**
   * The parts of the plan that execute the {@link instances}, in their order. `null` if there is no plan, or if the plan's
   * statements have different iterators.
   */
  readonly places: readonly (InstancePlace | null)[] | null;
}

/** The place of an instance in a plan. */
export interface InstancePlace {
  /** Position in {@link Plan.phases}. */
  readonly phase: number;
  /** Values of the phase's host iterators. */
  readonly hostIterators: readonly number[];
  /** Its value in each of the phase's distribution dimensions. */
  readonly position: readonly number[];
}

export interface SampledDependence {
  readonly kind: DependenceKind;
  readonly array: string;
  /** Names of statements. */
  readonly source: string;
  readonly sink: string;
  /** The iterators of a source, followed by those of its sink. */
  readonly pairs: readonly (readonly number[])[];
  /** Whether only those of neighbouring iterations of the outermost loop are listed, since there are too many to draw. */
  readonly isCut: boolean;
}

export interface ExplainedStatement {
  /** The tuple name in every set and relation. */
  readonly name: string;
  readonly location: SourceLocation;
  /** The source text on one line. */
  readonly text: string;
  /** The loops inside the statement, whose iterations data decides about; each instance runs them in order. */
  readonly loops: readonly RefusedLoop[];
  /** `[n] -> { S0[i, j] : 0 <= i < n and 0 <= j < i }` */
  readonly domain: string;
  /**
   * For example `{ S0[i, j] -> [0, i, 1, j, 0] }`: positions in sequences alternate with values of loops, and the order
   * is lexicographic.
   */
  readonly schedule: string;
  /** `[n] -> { S0[i, j] -> A[i] }`, one per different reference. */
  readonly mustWrites: readonly string[];
  /** Writes that may not happen, because of a condition on data. */
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
  /** For each loop around both statements, outermost first: the sink's iteration minus the source's. */
  readonly distances: readonly Distance[];
}

/**
 * `flow`: the sink reads an element that the source wrote. `anti`: it overwrites one that the source read. `output`: it
 * overwrites one that the source wrote.
 */
export type DependenceKind = 'flow' | 'anti' | 'output';

export interface DependenceEnd {
  /** Name of the statement. */
  readonly statement: string;
  readonly location: SourceLocation;
  readonly text: string;
}

/**
 * A range in the direction in which the loop counts; `null` if there is no bound. A constant distance has equal ends.
 */
export interface Distance {
  readonly min: number | null;
  readonly max: number | null;
}

export interface ExplainedLoop {
  /** The name in recipes, after the first statement in the loop: `S0.i`. */
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
  /** The arrays of which every iteration gets its own copy, without which the loop would not be parallel. */
  readonly privatized: readonly string[];
  /** The dependences between different iterations, which keep a loop from being parallel. */
  readonly obstacles: readonly LoopObstacle[];
  /** For each array with obstacles: what would remove them, or why nothing does. */
  readonly help: readonly LoopHelp[];
}

export interface LoopObstacle {
  readonly kind: DependenceKind;
  readonly array: string;
  readonly source: DependenceEnd;
  readonly sink: DependenceEnd;
  /** The part of the dependence that this loop carries. */
  readonly relation: string;
  /** The number of iterations of this loop between source and sink. */
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
 *  - `reduction`: iterations only add up, multiply, take the largest, …;
 *  - `split`: all dependences start or end at one iteration, or one leaves the last values of an array:
 *    boxflow splits the loop there;
 *  - `copy`: iterations read elements that later ones overwrite, so they could read a copy;
 *  - `last-value`: iterations overwrite elements that others wrote, and the last write counts;
 *  - `interleave`: the distances have a common divisor, so that many chains of iterations are independent;
 *  - `wavefront`: iterations of this loop and those inside with the same sum are independent;
 *  - `scatter`: data decides which elements iterations write, so several may write the same one;
 *  - `inexact`: the dependences on the array are a superset, because the exact ones took too long or could not be
 *    found;
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
  /** Why it was chosen; `null` if it was given. */
  readonly reason: string | null;
}

export interface RefusedRegion {
  readonly function: string;
  readonly location: SourceLocation;
  /** Whether `#pragma scop` asked for it. */
  readonly marked: boolean;
  /** The loops that run sequentially for this reason: an outermost one, and loops inside it. */
  readonly loops: readonly RefusedLoop[];
  /** Where regions inside these loops begin; absent if there are none. */
  readonly regionsInside?: readonly SourceLocation[];
  readonly reason: Diagnostic;
}
