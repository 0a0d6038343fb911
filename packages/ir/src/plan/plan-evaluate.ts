import { unboundVariable } from '../diagnostics/errors.js';
import { evaluateIntExpr, type IntEnvironment } from '../int-expr/evaluate.js';
import type { IntExpr } from '../int-expr/int-expr.js';
import type { DistributionClass, Phase, Plan, PlanBox, SecondDimension } from './plan.js';
import type {
  ConcreteBox,
  Interval,
  Tile,
  TileExtent,
  TileFlow,
  TileLaunch,
  TileStep,
  TileView,
} from './tile-step.js';
import { walkHost } from './walk-host.js';

/**
 * Says how an instance of a phase is cut: tiles in `extent`, disjoint, non-empty, in the order they run, with a second
 * interval if the phase has a second dimension.
 */
export type TileChooser = (phase: Phase, extent: TileExtent) => readonly Tile[];

export interface EvaluationOptions {
  readonly parameters: IntEnvironment;
  readonly tiles: TileChooser;
  /**
   * Returns the tiles that the devices run of a phase at all of its host iterators, by device: the receivers
   * of flow-out.
   */
  readonly readers: (phase: Phase) => readonly TileExtent[];
}

/**
 * Walks the host tree and yields every tile in the order in which it runs. Lazy: a program of a million serial
 * iterations costs what the caller takes.
 *
 * @throws BoxflowError if a parameter has no value or a value needs more than 53 bits
 */
export function* evaluatePlan(plan: Plan, options: EvaluationOptions): Generator<TileStep> {
  for (const name of plan.parameters) if (!options.parameters.has(name)) throw unboundVariable(name);
  for (const { phase, hostIterators } of walkHost(plan.host, options.parameters)) {
    const environment = phaseEnvironment(plan.phases[phase]!, hostIterators, options.parameters);
    const extent = evaluateExtent(plan.phases[phase]!, environment);
    if (isEmptyExtent(extent)) continue;
    for (const tile of options.tiles(plan.phases[phase]!, extent)) {
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
  { lo, hi }: DistributionClass | Phase | SecondDimension,
  environment: IntEnvironment,
): Interval {
  return { lo: evaluateIntExpr(lo, environment), hi: evaluateIntExpr(hi, environment) };
}

/** Returns the extent of a whole instance of a phase. */
export function evaluateExtent(phase: Phase, environment: IntEnvironment): TileExtent {
  const first = evaluateInterval(phase, environment);
  return phase.second ? { ...first, second: evaluateInterval(phase.second, environment) } : first;
}

/** Whether it is empty in one of its dimensions. */
export function isEmptyExtent({ lo, hi, second }: TileExtent): boolean {
  return lo >= hi || (second !== undefined && second.lo >= second.hi);
}

/** Returns `undefined` if the guard is 0 or the box is empty. */
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

/** Returns the values of parameters and of the phase's host iterators. */
export function phaseEnvironment(
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
  const environment: IntEnvironment = new Map([...outer, ...extentValues('', tile)]);
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

/**
 * Returns the values of `lo` and `hi`, and of `lo2` and `hi2` if there is a second dimension, each name with
 * the prefix.
 */
function extentValues(prefix: '' | 'r', { lo, hi, second }: TileExtent): [string, number][] {
  const first: [string, number][] = [
    [`${prefix}lo`, lo],
    [`${prefix}hi`, hi],
  ];
  return second ? [...first, [`${prefix}lo2`, second.lo], [`${prefix}hi2`, second.hi]] : first;
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
    readers(plan.phases[toPhase]!).flatMap((reader, toDevice) => {
      if (toDevice === tile.device || isEmptyExtent(reader)) return [];
      const pair = new Map([...environment, ...extentValues('r', reader)]);
      const flowing = evaluateBoxes(boxes, pair);
      return flowing.length > 0 ? [{ array, toPhase, toDevice, boxes: flowing, exact }] : [];
    }),
  );
}
