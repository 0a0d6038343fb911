import type { RegionVerdict } from '@boxflow/compiler';
import { type ExplainedDependence, type ExplainedRegion, formatDiagnostic } from '@boxflow/ir';
import type { ReportDependence, ReportRegion } from './report-data.js';
import { placeOf } from './report-loops.js';

/** Returns what a report shows of a region. */
export function reportRegion(region: ExplainedRegion, verdict: RegionVerdict): ReportRegion {
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
  };
}

function reportDependence(
  { loops }: ExplainedRegion,
  { kind, array, source, sink, distances }: ExplainedDependence,
): ReportDependence {
  return {
    kind,
    array,
    source: placeOf(source),
    sink: placeOf(sink),
    distances,
    isPrivate: loops.some(
      ({ privatized, statements }) => privatized.includes(array) && statements.includes(source.statement),
    ),
  };
}
