import type {
  DependenceKind,
  Distance,
  ExecutionEstimate,
  ExplainedArray,
  ExplainedDecision,
  Plan,
  ScopParameter,
  ScopSample,
  SourceLocation,
} from '@boxflow/ir';

import type { ReportKernel } from './kernel-texts.js';
import type { ReportRun } from './run/report-run.js';

export const REPORT_VERSION = 1;

/** Everything that a report shows, as plain JSON. */
export interface ReportData {
  readonly version: typeof REPORT_VERSION;
  /** The version of boxflow that made it. */
  readonly boxflow: string;
  /** The files as given. */
  readonly files: readonly string[];
  /** Over how many dimensions of a phase its tiles are dealt to devices. */
  readonly dimensions: 1 | 2;
  /** The files that are shown: those given, and headers with loops. */
  readonly sources: readonly ReportSource[];
  /** In the order of the source. */
  readonly regions: readonly ReportRegion[];
  /** The parts of regions that are left out to keep the page small. */
  readonly leftOut: readonly string[];
  /** All loops of the program, in the order of the source. */
  readonly loops: readonly ReportLoop[];
}

export interface ReportSource {
  readonly file: string;
  /** The text as it was read; `null` if it could not be read. */
  readonly text: string | null;
}

/** A group of loop nests that boxflow analysed as one. */
export interface ReportRegion {
  readonly name: string;
  readonly function: string;
  readonly location: SourceLocation;
  /** Such as `runs on devices`. */
  readonly where: string;
  /** Why it stays on the host; `null` if it runs on devices. */
  readonly sequential: string | null;
  /** What moves, and what one device runs alone: a sentence each. */
  readonly notes: readonly string[];
  /** The notes and reasons of the compiler, as text. */
  readonly messages: readonly string[];
  readonly parameters: readonly Pick<ScopParameter, 'name' | 'type' | 'value'>[];
  readonly arrays: readonly ExplainedArray[];
  readonly estimate: ExecutionEstimate | null;
  readonly statements: readonly ReportStatement[];
  readonly dependences: readonly ReportDependence[];
  /** The mapping decisions in the order of application; `null` if there is no plan. */
  readonly recipe: readonly ExplainedDecision[] | null;
  /** Phases, boxes and flow-out; `null` if the region stays on the host. */
  readonly plan: Plan | null;
  /** Empty if the region stays on the host. */
  readonly kernels: readonly ReportKernel[];
  /** The values of the parameters for which {@link runs} are. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Runs on several numbers of devices, or the recorded one. */
  readonly runs: readonly ReportRun[];
  /** Why there are no runs, or not all that were asked for; `null` if nothing is missing. */
  readonly runProblem: string | null;
  /** Iterations to draw, without dependences on private copies; `null` if they cannot be listed. */
  readonly sample: ScopSample | null;
}

export interface ReportStatement {
  readonly name: string;
  readonly location: SourceLocation;
  readonly text: string;
  readonly domain: string;
}

/** Where a dependence begins or ends. */
export interface ReportPlace {
  readonly statement: string;
  readonly location: SourceLocation;
}

export interface ReportDependence {
  readonly kind: DependenceKind;
  readonly array: string;
  readonly source: ReportPlace;
  readonly sink: ReportPlace;
  /** For each loop around both statements, outermost first. */
  readonly distances: readonly Distance[];
  /** Whether each iteration of some loop has its own copy of the array, so that it orders nothing. */
  readonly isPrivate: boolean;
}

/** How a loop is executed, from the most to the least parallel. */
export type ReportLoopKind =
  /** Devices share its iterations. */
  | 'devices'
  /** The threads of a device share its iterations, or each thread executes it. */
  | 'threads'
  /** Iterations run one after the other, each of them on devices. */
  | 'ordered'
  /** One device executes it. */
  | 'one-device'
  /** It stays on the host. */
  | 'host';

/** A loop of the source with its verdict. */
export interface ReportLoop {
  readonly location: SourceLocation;
  readonly kind: ReportLoopKind;
  /** A word or two for the margin, such as `in order`. */
  readonly label: string;
  /** A sentence without a full stop, such as `for k: in order, 500 steps`. */
  readonly how: string;
  /** The name of its region; `null` if it is in none. */
  readonly region: string | null;
  /** Why it stays in order or on the host; `null` if it does not. */
  readonly reason: ReportReason | null;
}

export interface ReportReason {
  /** The code of a diagnostic, such as `BF1102`; `null` if a dependence is the reason. */
  readonly code: string | null;
  readonly message: string;
  /** Edits that help, or why none does. */
  readonly help: readonly string[];
  /** The dependence between two places; `null` if it is not the reason. */
  readonly dependence: {
    readonly array: string;
    readonly source: ReportPlace;
    readonly sink: ReportPlace;
  } | null;
}
