import { unboundVariable } from './errors.js';
import type { IntExpr } from './int-expr.js';
import { evaluateIntExpr, type IntEnvironment } from './int-expr-evaluate.js';
import type { DistributionClass, Phase, Plan, PlanBox } from './plan.js';
import type { ConcreteBox, Interval, Tile, TileFlow, TileLaunch, TileStep, TileView } from './tile-step.js';
import { walkHost } from './walk-host.js';

/** Says how an instance of a phase is cut: tiles in `interval`, disjoint, non-empty, in the order they run. */
export type TileChooser = (phase: Phase, interval: Interval) => readonly Tile[];

export interface EvaluationOptions {
  readonly parameters: IntEnvironment;
  readonly tiles: TileChooser;
  /** For each class and device, the interval that the device reads in; the receivers of flow-out. */
  readonly readers: readonly (readonly Interval[])[];
}

/**
 * Walks the host tree and yields every tile in the order in which it runs. Lazy: a program of a million serial
 * iterations costs what the caller takes.
 *
 * @throws BoxflowError where a parameter has no value or a value needs more than 53 bits
 */
export function* evaluatePlan(plan: Plan, options: EvaluationOptions): Generator<TileStep> {
  for (const name of plan.parameters) if (!options.parameters.has(name)) throw unboundVariable(name);
  for (const { phase, hostIterators } of walkHost(plan.host, options.parameters)) {
    const environment = phaseEnvironment(plan.phases[phase]!, hostIterators, options.parameters);
    const interval = evaluateInterval(plan.phases[phase]!, environment);
    if (interval.lo >= interval.hi) continue;
    for (const tile of options.tiles(plan.phases[phase]!, interval)) {
      yield evaluateTile(plan, phase, hostIterators, tile, environment, options);
    }
  }
}

/** Messages of the assumptions that do not hold; with none, the plan may be run. */
export function brokenAssumptions(plan: Plan, parameters: IntEnvironment): string[] {
  return plan.assumptions
    .filter(({ condition }) => evaluateIntExpr(condition, parameters) === 0)
    .map(({ message }) => message);
}

/** The values of `lo` and `hi`. */
export function evaluateInterval(
  { lo, hi }: Phase | DistributionClass,
  environment: IntEnvironment,
): Interval {
  return { lo: evaluateIntExpr(lo, environment), hi: evaluateIntExpr(hi, environment) };
}

/** Absent where the guard is 0 or the box is empty. */
function evaluateBox(box: PlanBox, environment: IntEnvironment): ConcreteBox | undefined {
  if (box.guard && evaluateIntExpr(box.guard, environment) === 0) return undefined;
  const lo = evaluateAll(box.lo, environment);
  const hi = evaluateAll(box.hi, environment);
  return lo.every((value, i) => value < hi[i]!) ? { lo, hi } : undefined;
}

function evaluateAll(exprs: readonly IntExpr[], environment: IntEnvironment): number[] {
  return exprs.map((expr) => evaluateIntExpr(expr, environment));
}

function evaluateBoxes(boxes: readonly PlanBox[], environment: IntEnvironment): ConcreteBox[] {
  return boxes.map((box) => evaluateBox(box, environment)).filter((box) => box !== undefined);
}

function phaseEnvironment(
  phase: Phase,
  values: readonly number[],
  parameters: IntEnvironment,
): IntEnvironment {
  return new Map([
    ...parameters,
    ...phase.hostIterators.map((name, i): [string, number] => [name, values[i]!]),
  ]);
}

function evaluateTile(
  plan: Plan,
  position: number,
  hostIterators: readonly number[],
  tile: Tile,
  outer: IntEnvironment,
  { readers }: EvaluationOptions,
): TileStep {
  const phase = plan.phases[position]!;
  const environment: IntEnvironment = new Map([...outer, ['lo', tile.lo], ['hi', tile.hi]]);
  return {
    phase: position,
    hostIterators,
    tile,
    views: evaluateViews(phase, environment),
    launches: evaluateLaunches(phase, environment),
    flowOut: evaluateFlows(plan, phase, tile, environment, readers),
    work: evaluateIntExpr(phase.workHull, environment),
  };
}

function evaluateViews(phase: Phase, environment: IntEnvironment): TileView[] {
  return phase.views.map(({ name, array, boxHull, reads, writes, cleanUp }) => ({
    name,
    array,
    boxHull: evaluateBox(boxHull, environment),
    reads: evaluateBoxes(reads, environment),
    writes: writes.flatMap(({ box, exact }) =>
      evaluateBoxes([box], environment).map((each) => ({ box: each, exact })),
    ),
    cleanUp,
  }));
}

function evaluateLaunches(phase: Phase, environment: IntEnvironment): TileLaunch[] {
  return phase.launches.flatMap(({ kernel, views, scalars, grid, block }) => {
    const threads = evaluateAll(grid, environment);
    if (threads.some((count) => count <= 0)) return [];
    return [{ kernel, views, scalars: evaluateAll(scalars, environment), grid: threads, block }];
  });
}

function evaluateFlows(
  plan: Plan,
  phase: Phase,
  tile: Tile,
  environment: IntEnvironment,
  readers: EvaluationOptions['readers'],
): TileFlow[] {
  return phase.flowOut.flatMap(({ array, toPhase, boxes, exact }) =>
    (readers[plan.phases[toPhase]!.class] ?? []).flatMap((reader, toDevice) => {
      if (toDevice === tile.device || reader.lo >= reader.hi) return [];
      const pair = new Map([...environment, ['rlo', reader.lo], ['rhi', reader.hi]] as [string, number][]);
      const flowing = evaluateBoxes(boxes, pair);
      return flowing.length > 0 ? [{ array, toPhase, toDevice, boxes: flowing, exact }] : [];
    }),
  );
}
