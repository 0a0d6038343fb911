import { regionVerdict } from '@boxflow/compiler';
import type { Bundle, ExplainedRegion, Explanation } from '@boxflow/ir';
import { kernelTexts } from './kernel-texts.js';
import { REPORT_VERSION, type ReportData } from './report-data.js';
import { reportLoops } from './report-loops.js';
import { type RegionRuns, reportRegion } from './report-regions.js';

/** The results of other packages that a report shows. */
export interface ReportInput {
  /** The version of boxflow. */
  readonly boxflow: string;
  /** With the lists of all dependences. */
  readonly explanation: Explanation;
  /** `null` if the program cannot be compiled as a whole. */
  readonly bundle: Bundle | null;
  /** As in the options of the compiler. */
  readonly dimensions: 1 | 2;
  /** The runs of regions on devices, by name. */
  readonly runs: ReadonlyMap<string, RegionRuns>;
  /** The text of each file in {@link filesShown}; `null` if it could not be read. */
  readonly texts: ReadonlyMap<string, string | null>;
}

/** Returns the data of a report. */
export function makeReportData({
  boxflow,
  explanation,
  bundle,
  dimensions,
  runs,
  texts,
}: ReportInput): ReportData {
  const verdicts = explanation.regions.map(regionVerdict);
  return {
    version: REPORT_VERSION,
    boxflow,
    files: explanation.files,
    dimensions,
    sources: filesShown(explanation).map((file) => ({ file, text: texts.get(file) ?? null })),
    regions: explanation.regions.map((region, position) =>
      reportRegion(
        region,
        verdicts[position]!,
        runs.get(region.name) ?? noRuns(region),
        bundle ? kernelTexts(bundle, region.name) : [],
      ),
    ),
    leftOut: [],
    loops: reportLoops(explanation, verdicts),
  };
}

function noRuns({ estimate }: ExplainedRegion): RegionRuns {
  return { sizes: estimate?.sizes ?? {}, runs: [], problem: null };
}

/** Returns the files of a program that a report shows: those given, then headers with loops. */
export function filesShown({ files, regions, refused }: Explanation): readonly string[] {
  const places = [
    ...regions.flatMap(({ location, loops }) => [location, ...loops.map((loop) => loop.location)]),
    ...refused.flatMap(({ location, loops }) => [location, ...loops.map((loop) => loop.location)]),
  ];
  return [...new Set([...files, ...places.map(({ file }) => file)])];
}
