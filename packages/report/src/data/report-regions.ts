import type { RegionVerdict } from '@boxflow/compiler';
import {
  type ExplainedDependence,
  type ExplainedRegion,
  formatDiagnostic,
  type ScopSample,
} from '@boxflow/ir';
import type { ReportKernel } from './kernel-texts.js';
import type { ReportDependence, ReportRegion } from './report-data.js';
import { placeOf } from './report-loops.js';
import type { ReportRun } from './run/report-run.js';

/** The runs of a region. */
export interface RegionRuns {
  readonly sizes: Readonly<Record<string, number>>;
  readonly runs: readonly ReportRun[];
  /** Why runs are missing; `null` if none is. */
  readonly problem: string | null;
}

/** Returns what a report shows of a region. */
export function reportRegion(
  region: ExplainedRegion,
  verdict: RegionVerdict,
  { runs, problem, sizes }: RegionRuns,
  kernels: readonly ReportKernel[],
): ReportRegion {
  return {
    name: region.name,
    function: region.function,
    location: region.location,
    where: verdict.where,
    sequential: region.sequential,
    notes: [...verdict.notes, ...(region.incomplete === null ? [] : [`not found out: ${region.incomplete}`])],
    messages: region.diagnostics.map(formatDiagnostic),
    parameters: region.parameters.map(({ name, type, value }) => {
      return { name, type, ...(value !== undefined && { value }) };
    }),
    arrays: region.arrays,
    estimate: region.estimate,
    statements: region.statements.map(({ name, location, text, domain }) => {
      return { name, location, text, domain };
    }),
    dependences: region.dependences.map((dependence) => reportDependence(region, dependence)),
    recipe: region.recipe,
    plan: region.sequential === null ? region.plan : null,
    kernels,
    sizes,
    runs,
    runProblem: problem,
    sample: region.sample ? withoutPrivate(region, region.sample) : null,
  };
}

function withoutPrivate(region: ExplainedRegion, sample: ScopSample): ScopSample {
  return {
    ...sample,
    dependences: sample.dependences.filter(({ array, source }) => !isPrivate(region, array, source)),
  };
}

/** Returns whether each iteration of a loop around a statement has its own copy of an array. */
function isPrivate({ loops }: ExplainedRegion, array: string, statement: string): boolean {
  return loops.some(
    ({ privatized, statements }) => privatized.includes(array) && statements.includes(statement),
  );
}

function reportDependence(
  region: ExplainedRegion,
  { kind, array, source, sink, distances }: ExplainedDependence,
): ReportDependence {
  return {
    kind,
    array,
    source: placeOf(source),
    sink: placeOf(sink),
    distances,
    isPrivate: isPrivate(region, array, source.statement),
  };
}
