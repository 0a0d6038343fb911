import {
  BoxflowError,
  type Bundle,
  brokenAssumptions,
  DEFAULT_MODEL,
  type LinkTraffic,
  type Plan,
  PREDICTION_VERSION,
  type PredictedRegion,
  type Prediction,
  type RegionStats,
} from '@boxflow/ir';
import { parametersMissing, parametersUnknown } from './diagnostics.js';
import type { RuntimeOptions } from './options/check-options.js';
import type { ParameterValues } from './run/check-parameters.js';
import { asNumbers, valuesFor } from './run/parameter-values.js';
import { Runtime } from './runtime.js';

export interface PredictOptions extends Omit<RuntimeOptions, 'target' | 'trace'> {
  /** Values of the variables that sizes depend on. They count before the program's own. */
  readonly parameters?: ParameterValues;
}

/**
 * Returns the bytes that every region would allocate on each device and send over each link, and the time by a machine
 * model. The runtime itself decides this, on simulated devices without data. This takes microseconds per tile.
 *
 * Rejects with a BoxflowError: BF5067 if a size depends on a variable without a value, BF5068 if no size depends on a
 * given variable, BF2091 and BF5011 if arrays are larger than any memory, BF5020 if one iteration does not fit the
 * devices' memory, and BF5064 for an impossible option.
 */
export async function predict(bundle: Bundle, options: PredictOptions = {}): Promise<Prediction> {
  const { parameters = {}, ...placement } = options;
  checkParameters(bundle, parameters);
  const runtime = new Runtime({ ...placement, target: 'sim' });
  let devices = 0;
  const regions: PredictedRegion[] = [];
  for (const plan of bundle.plans) {
    const params = valuesFor(plan, bundle, parameters);
    const known = {
      name: plan.name,
      origin: plan.origin,
      parameters: asNumbers(params),
      brokenAssumptions: broken(plan, params),
    };
    if (known.brokenAssumptions.length > 0) {
      regions.push({ ...known, memory: [], links: [], seconds: 0, boxOuts: 0, warnings: [] });
      continue;
    }
    const stats = await runtime.run(bundle, { region: plan.name, params });
    devices = stats.devices.length;
    regions.push({ ...known, ...describe(stats.regions[0] as RegionStats) });
  }
  return {
    version: PREDICTION_VERSION,
    files: bundle.files,
    devices: typeof options.devices === 'number' ? options.devices : devices,
    model: options.model ?? DEFAULT_MODEL,
    regions,
    ...(bundle.host && { host: bundle.host }),
  };
}

/** Throws BF5068 for a value of a variable that no size depends on. */
export function checkParameterNames(bundle: Bundle, given: ParameterValues): void {
  const known = parameterNames(bundle);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new BoxflowError(parametersUnknown(bundle.files, unknown, known));
}

function parameterNames({ plans }: Bundle): readonly string[] {
  return [...new Set(plans.flatMap((plan) => plan.parameters))];
}

function checkParameters(bundle: Bundle, given: ParameterValues): void {
  checkParameterNames(bundle, given);
  const known = parameterNames(bundle);
  const missing = known.filter((name) =>
    bundle.plans.some((plan) => {
      const isProduct = bundle.parameterProducts?.[plan.name]?.[name] !== undefined;
      const isNeeded = plan.parameters.includes(name) && !isProduct;
      return isNeeded && valuesFor(plan, bundle, given)[name] === undefined;
    }),
  );
  if (missing.length > 0) throw new BoxflowError(parametersMissing(bundle.files, missing));
}

function broken(plan: Plan, params: ParameterValues): readonly string[] {
  return brokenAssumptions(plan, new Map(Object.entries(asNumbers(params))));
}

function describe(
  region: RegionStats,
): Omit<PredictedRegion, 'name' | 'origin' | 'parameters' | 'brokenAssumptions'> {
  return {
    memory: region.devices.map(({ peakBytes, arrays }, device) => ({
      device,
      bytes: peakBytes,
      arrays: arrays.map((array) => ({ name: array.name, bytes: array.peakBytes })),
    })),
    links: linksOf(region),
    seconds: region.times.simulatedNs / 1e9,
    boxOuts: region.counters.boxOuts,
    warnings: region.warnings,
  };
}

/** Returns the links from the host first, then device by device, without copies within a device. */
function linksOf({ links }: RegionStats): readonly LinkTraffic[] {
  const order = (place: LinkTraffic['from']) => (place === 'host' ? -1 : place);
  return links
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, bytes }) => ({ from, to, bytes }))
    .sort((a, b) => order(a.from) - order(b.from) || order(a.to) - order(b.to));
}
