import { readFile } from 'node:fs/promises';
import { type CompileOptions, compile, explain, sourcesOf, VERSION } from '@boxflow/compiler';
import { BoxflowError, type Bundle, type Explanation } from '@boxflow/ir';
import { checkParameterNames } from '@boxflow/runtime-native';
import { recordedRuns, type SimulationOptions, simulateRuns, sizedPlans } from './collect-runs.js';
import { filesShown, makeReportData } from './data/make-report-data.js';
import type { ReportData } from './data/report-data.js';
import type { RegionRuns } from './data/report-regions.js';
import { checkTrace } from './data/run/check-trace.js';
import { withinSize } from './data/within-size.js';
import { unreadableTrace } from './diagnostics.js';
import { reportPage } from './page/report-page.js';
import { readViewFiles } from './page/view-files.js';

export interface ReportOptions {
  /** How runs are simulated. */
  readonly simulation?: SimulationOptions;
  /** The file of a recorded trace, which replaces simulated runs. */
  readonly trace?: string;
}

/** The data of a page that is smaller than 3 MB, and opens at once. */
const MOST_DATA = 2_400_000;

/**
 * Returns a page about a program: one HTML file that needs no other.
 *
 * @throws BoxflowError as `explain` does, BF5068 for a parameter that there is not, and BF4009 and BF4010 for a trace that is not one of this program
 */
export async function createReport(options: CompileOptions, report: ReportOptions = {}): Promise<string> {
  const [data, view] = await Promise.all([collectReportData(options, report), readViewFiles()]);
  return reportPage(withinSize(data, MOST_DATA), view);
}

/** Returns the data that {@link createReport} shows. Throws as it does. */
export async function collectReportData(
  options: CompileOptions,
  report: ReportOptions = {},
): Promise<ReportData> {
  const explanation = await explain({ ...options, samples: true });
  const bundle = await compileIfPossible(options);
  const runs = bundle ? await collectRuns(bundle, explanation, report) : new Map<string, RegionRuns>();
  const given = new Map(sourcesOf(options).map(({ file, text }) => [file, text]));
  const texts = await Promise.all(
    filesShown(explanation).map(async (file) => [file, given.get(file) ?? (await readText(file))] as const),
  );
  return makeReportData({
    boxflow: VERSION,
    explanation,
    bundle,
    dimensions: options.dimensions ?? 1,
    runs,
    texts: new Map(texts),
  });
}

/** Returns `null` for a program whose marked regions are refused: the explanation says why. */
async function compileIfPossible(options: CompileOptions): Promise<Bundle | null> {
  try {
    return await compile(options);
  } catch (error) {
    if (error instanceof BoxflowError) return null;
    throw error;
  }
}

async function collectRuns(
  bundle: Bundle,
  explanation: Explanation,
  { simulation = {}, trace }: ReportOptions,
): Promise<ReadonlyMap<string, RegionRuns>> {
  checkParameterNames(bundle, simulation.parameters ?? {});
  const plans = sizedPlans(bundle, explanation, simulation.parameters ?? {});
  if (trace === undefined) return simulateRuns(bundle, plans, simulation);
  return recordedRuns(checkTrace(trace, await readTrace(trace), bundle.plans), plans);
}

/** Throws BF4009. */
async function readTrace(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new BoxflowError(unreadableTrace(file, (cause as Error).message), { cause });
  }
}

/** Returns the text of a file; `null` if it cannot be read. */
async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
