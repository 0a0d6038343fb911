import {
  BoxflowError,
  type Bundle,
  blockDistribution,
  brokenAssumptions,
  type DeviceMemory,
  evaluateIntExpr,
  evaluatePlan,
  type IntEnvironment,
  type LinkTraffic,
  type Plan,
  PREDICTION_VERSION,
  type PredictedRegion,
  type Prediction,
  scalarBytes,
  type TileStep,
} from '@boxflow/ir';
import { parametersMissing, parametersUnknown } from '../toolchain/diagnostics.js';
import { MemoryModel } from './memory-model.js';
import { TrafficModel } from './traffic-model.js';

export interface PredictOptions {
  readonly devices: number;
  /** Values of the variables that sizes depend on. */
  readonly parameters?: Readonly<Record<string, number>>;
}

/**
 * Walks through every region's plan without data: what each device would allocate and what would cross each link.
 * Takes as long as there are tiles. Throws BF3012 where a size depends on a variable with no value, and BF3013 for the
 * value of one that no size depends on.
 */
export function predict(bundle: Bundle, options: PredictOptions): Prediction {
  const parameters: IntEnvironment = new Map(Object.entries(options.parameters ?? {}));
  checkParameters(bundle, parameters);
  return {
    version: PREDICTION_VERSION,
    files: bundle.files,
    devices: options.devices,
    regions: bundle.plans.map((plan) => predictRegion(plan, parameters, options.devices)),
  };
}

function checkParameters(bundle: Bundle, given: IntEnvironment): void {
  const known = [...new Set(bundle.plans.flatMap((plan) => plan.parameters))];
  const unknown = [...given.keys()].filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new BoxflowError(parametersUnknown(bundle.files, unknown, known));
  const missing = known.filter((name) => !given.has(name));
  if (missing.length > 0) throw new BoxflowError(parametersMissing(bundle.files, missing));
}

function predictRegion(plan: Plan, parameters: IntEnvironment, devices: number): PredictedRegion {
  const broken = brokenAssumptions(plan, parameters);
  const known = { name: plan.name, origin: plan.origin, brokenAssumptions: broken };
  if (broken.length > 0) return { ...known, memory: [], links: [] };
  const traffic = plan.arrays.map(({ extents }) => {
    return new TrafficModel(
      extents.map((extent) => evaluateIntExpr(extent, parameters)),
      devices,
    );
  });
  const memory = Array.from({ length: devices }, () => plan.arrays.map(() => new MemoryModel()));
  // What flows to readers is fetched by them here, so nobody needs to be told.
  const distribution = { ...blockDistribution(plan, parameters, devices), readers: [] };
  for (const step of evaluatePlan(plan, distribution)) {
    runTile(step, traffic, memory[step.tile.device] ?? []);
  }
  plan.arrays.forEach(({ liveOut }, index) => {
    if (liveOut) traffic[index]?.writeBack();
  });
  return {
    ...known,
    memory: memory.map((models, device) => describeMemory(plan, device, models)),
    links: describeLinks(plan, traffic),
  };
}

function runTile(step: TileStep, traffic: readonly TrafficModel[], memory: readonly MemoryModel[]): void {
  const { device } = step.tile;
  const iteration = step.hostIterators.join(' ');
  for (const view of step.views) {
    if (view.boxHull) memory[view.array]?.allocate(view.boxHull, view.cleanUp, iteration);
    for (const box of view.reads) traffic[view.array]?.fetch(box, device);
    // A hull that is written in part keeps its other elements.
    for (const { box, exact } of view.writes) if (!exact) traffic[view.array]?.fetch(box, device);
  }
  for (const view of step.views) for (const { box } of view.writes) traffic[view.array]?.write(box, device);
}

function describeMemory(plan: Plan, device: number, models: readonly MemoryModel[]): DeviceMemory {
  const arrays = plan.arrays.map(({ name, element }, index) => {
    return { name, bytes: (models[index]?.peak ?? 0) * scalarBytes(element) };
  });
  return { device, bytes: arrays.reduce((sum, { bytes }) => sum + bytes, 0), arrays };
}

/** From the host first, then device by device. */
function describeLinks(plan: Plan, traffic: readonly TrafficModel[]): readonly LinkTraffic[] {
  const links = new Map<string, LinkTraffic>();
  plan.arrays.forEach(({ element, liveIn }, index) => {
    for (const { from, to, elements } of traffic[index]?.crossed() ?? []) {
      // What was never live has no value on the host that could be sent.
      if (from === 'host' && !liveIn) continue;
      const key = `${from} ${to}`;
      links.set(key, { from, to, bytes: (links.get(key)?.bytes ?? 0) + elements * scalarBytes(element) });
    }
  });
  const order = (place: LinkTraffic['from']) => (place === 'host' ? -1 : place);
  return [...links.values()].sort((a, b) => order(a.from) - order(b.from) || order(a.to) - order(b.to));
}
