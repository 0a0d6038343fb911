import {
  BoxflowError,
  type Bundle,
  brokenAssumptions,
  DEFAULT_MODEL,
  type Explanation,
  type Plan,
  type RunTrace,
  walkHost,
} from '@boxflow/ir';
import {
  machineModel,
  type ParameterValues,
  type RuntimeOptions,
  simulatedTrace,
  valuesFor,
} from '@boxflow/runtime-native';
import type { RegionRuns } from './data/report-regions.js';
import type { ReportRun } from './data/run/report-run.js';
import { type RunDetail, runOfTrace } from './data/run/run-of-trace.js';

/** How the runs of a report are simulated. */
export interface SimulationOptions extends Omit<RuntimeOptions, 'target' | 'trace' | 'devices'> {
  /** The numbers of devices; by default 1, 2 and 4. `all` and `auto` are the number of the machine model. */
  readonly devices?: readonly NonNullable<RuntimeOptions['devices']>[];
  /** Values of the variables that sizes depend on. They count before the program's own. */
  readonly parameters?: ParameterValues;
}

/** Executions of phases on all devices that take a few seconds to simulate. */
const MOST_TILES = 40_000;

/** The devices of a machine model, about. */
const MODEL_DEVICES = 8;

/** The regions of a bundle with the sizes for which a report shows them. */
export interface SizedPlan {
  readonly plan: Plan;
  readonly sizes: Readonly<Record<string, number>>;
}

/** Returns the plans with sizes: those given, else the program's own, and 1000 for what the program leaves open. */
export function sizedPlans(
  bundle: Bundle,
  { regions }: Explanation,
  given: ParameterValues,
): readonly SizedPlan[] {
  return bundle.plans.map((plan) => {
    const estimated = regions.find(({ name }) => name === plan.name)?.estimate?.sizes ?? {};
    // Estimates take every parameter for a size of its own, products of sizes as well.
    const products = bundle.parameterProducts?.[plan.name] ?? {};
    const factors = Object.fromEntries(Object.entries(estimated).filter(([name]) => !(name in products)));
    const values = valuesFor(plan, bundle, { ...factors, ...bundle.parameterValues?.[plan.name], ...given });
    const sizes = Object.entries(values).map(([name, value]) => [name, Number(value)] as const);
    return { plan, sizes: Object.fromEntries(sizes) };
  });
}

/**
 * Returns the runs of each region on simulated devices. Rejects with BF5064 for an option that cannot be, and with
 * BF5301 or BF5302 for a machine model.
 */
export async function simulateRuns(
  bundle: Bundle,
  plans: readonly SizedPlan[],
  { devices = [1, 2, 4], parameters: _, ...options }: SimulationOptions,
): Promise<ReadonlyMap<string, RegionRuns>> {
  const detail = detailFor(plans.length * devices.length);
  const found = new Map<string, RegionRuns>();
  for (const { plan, sizes } of plans) {
    const runs: ReportRun[] = [];
    let problem = whyNoRun(plan, sizes);
    for (const count of problem === null ? devices : []) {
      if (tilesOf(plan, sizes, count) > MOST_TILES) {
        problem = `A run on ${count} ${count === 1 ? 'device' : 'devices'} would take long to simulate with these sizes; give smaller ones with --param or -D.`;
        break;
      }
      const trace = await traceOrProblem(bundle, plan, sizes, { ...options, devices: count });
      const run =
        typeof trace === 'string'
          ? null
          : runOfTrace(trace, plan, await machineModel(options.model ?? DEFAULT_MODEL), detail);
      if (run) runs.push(run);
      else problem = typeof trace === 'string' ? trace : 'The region does nothing with these sizes.';
    }
    found.set(plan.name, { sizes, runs, problem });
  }
  return found;
}

/** Returns the runs of regions in a recorded trace. */
export function recordedRuns(trace: RunTrace, plans: readonly SizedPlan[]): ReadonlyMap<string, RegionRuns> {
  const detail = detailFor(plans.length);
  return new Map(
    plans.map(({ plan, sizes }) => {
      const run = runOfTrace(trace, plan, null, detail);
      const problem = run ? null : 'The trace has no run of this region on devices.';
      return [plan.name, { sizes, runs: run ? [run] : [], problem }];
    }),
  );
}

/** Returns how much of each run is kept, so that a page with that many stays small. */
function detailFor(runs: number): RunDetail {
  const share = Math.max(1, runs);
  return {
    spans: Math.max(100, Math.min(1500, Math.floor(20_000 / share))),
    steps: Math.max(8, Math.min(60, Math.floor(800 / share))),
  };
}

function whyNoRun(plan: Plan, sizes: Readonly<Record<string, number>>): string | null {
  const missing = plan.parameters.filter((name) => sizes[name] === undefined);
  if (missing.length > 0) return `The value of ${missing.join(', ')} is not known; give it with --param.`;
  const broken = brokenAssumptions(plan, new Map(Object.entries(sizes)));
  return broken.length === 0 ? null : `With these sizes it runs sequentially: ${broken.join('; ')}.`;
}

/** Returns the number of tiles of a run, or more than there may be. */
function tilesOf(
  plan: Plan,
  sizes: Readonly<Record<string, number>>,
  devices: NonNullable<RuntimeOptions['devices']>,
): number {
  let tiles = 0;
  for (const _ of walkHost(plan.host, new Map(Object.entries(sizes)))) {
    tiles += typeof devices === 'number' ? devices : MODEL_DEVICES;
    if (tiles > MOST_TILES) break;
  }
  return tiles;
}

/** Returns whether an error is about options that the user gave, or about the machine model that they name. */
function isOfOptions({ code }: BoxflowError): boolean {
  return code === 'BF5064' || code === 'BF5301' || code === 'BF5302';
}

/** Returns a trace, or why there is none: the native runtime is missing, or arrays do not fit. */
async function traceOrProblem(
  bundle: Bundle,
  plan: Plan,
  sizes: Readonly<Record<string, number>>,
  options: Omit<RuntimeOptions, 'target' | 'trace'>,
): Promise<RunTrace | string> {
  try {
    return await simulatedTrace(bundle, plan.name, sizes, options);
  } catch (error) {
    if (!(error instanceof BoxflowError) || isOfOptions(error)) throw error;
    return `${error.code}: ${error.diagnostics[0]?.message}`;
  }
}
