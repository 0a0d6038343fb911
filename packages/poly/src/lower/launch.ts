import {
  apply,
  INTERVAL_NAMES,
  int,
  type Kernel,
  type KernelLocal,
  type KernelView,
  type Launch,
  type PhaseView,
  type ScopArray,
  type Statement,
  splitVariant,
  type ThreadDimension,
  variable,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterMax, setHull } from '../boxes/bounding-box.js';
import { conditionExpr, valueExpr } from '../expressions/expressions.js';
import type { PhaseViews } from '../footprint/views.js';
import { coalesced } from '../model/coalesced.js';
import { freeNames } from '../model/free-name.js';
import { threadExtents } from '../model/maybe-private.js';
import { relaxed } from '../model/relaxed.js';
import type { ScopModel } from '../model/scop-model.js';
import { privateInThreads, threadBands, threadBody } from '../phases/launch.js';
import { hasCopies } from '../phases/memory-instances.js';
import type { LaunchTree, PhaseTree } from '../phases/phase.js';
import { intervalNames, TILE, type Tile } from '../phases/tile.js';
import { tupleNames } from '../tree/items.js';
import { loopSchedule } from '../tree/local-dependences.js';
import { childCount, iteratorOf, loopName } from '../tree/loop-name.js';
import { walkAst } from './ast-walk.js';

export interface LoweredLaunch {
  readonly kernel: Kernel;
  readonly launch: Launch;
}

/** One launch of a phase: the kernel's code, and how the plan starts it. */
export function lowerLaunch(
  model: ScopModel,
  tile: Tile,
  views: PhaseViews,
  launch: LaunchTree,
  name: string,
): LoweredLaunch | undefined {
  const instances = launch.node.getDomain().intersect(tile.instances).intersectParams(tile.context);
  if (instances.isEmpty()) return undefined;
  const statements = statementsIn(model, instances);
  const used = usedViews(statements, views, launch);
  const scalars = scalarNames(model, tile.phase);
  const grid = threadGrid(instances, launch, scalars);
  const block = grid.map(({ size }) => size);
  const threads = grid.map((thread) => threadDimension(thread, tile.context));
  const kernel: Kernel = {
    name,
    summary: summarize(tile.phase, statements),
    views: used.map((position) => kernelView(model, views, position, statements, launch)),
    locals: kernelLocals(model, launch, statements, views),
    scalars,
    nonNegative: scalars.filter((name) => isNonNegative(name, tile.context)),
    threads,
    block,
    body: bodyOf(model, launch, instances, grid, scalars, tile.context, (statement) =>
      viewsOfStatement(statement, views, used, launch),
    ),
    statements: Object.fromEntries(statements.map((statement) => [statement.name, statement])),
  };
  return {
    kernel,
    launch: {
      kernel: name,
      split: splitVariant(kernel),
      views: used,
      scalars: scalars.map(variable),
      grid: threads.map((thread) => thread.count),
      block,
    },
  };
}

function scalarNames(model: ScopModel, phase: PhaseTree): string[] {
  const intervals = phase.kind === 'tiled' ? intervalNames(phase, TILE) : [];
  const ends = intervals.flatMap(({ lo, hi }) => [lo, hi]);
  return [...model.scop.parameters.map((p) => p.name), ...phase.hostIterators, ...ends];
}

function isNonNegative(name: string, context: isl.Set): boolean {
  return context.isSubset(isl.Set.readFromStr(context.context, `[${name}] -> { : ${name} >= 0 }`));
}

function statementsIn(model: ScopModel, instances: isl.UnionSet): Statement[] {
  const names = new Set(tupleNames(instances));
  return model.scop.statements.filter((statement) => names.has(statement.name));
}

function summarize(phase: PhaseTree, statements: readonly Statement[]): string {
  const where = statements.map((s) => `${s.name} (line ${s.location.line})`).join(', ');
  if (phase.kind === 'single') return `${where}, one instance`;
  const intervals = intervalNames(phase, TILE).map(
    ({ lo, hi }, d) => `${lo} <= ${phase.dimensions[d]?.iterator} < ${hi}`,
  );
  return `${where} for ${intervals.join(', ')}`;
}

/** Positions in the phase's views, ascending. */
function usedViews(statements: readonly Statement[], views: PhaseViews, launch: LaunchTree): number[] {
  const used = new Set<number>();
  for (const statement of statements) {
    for (const position of viewsOfAccesses(statement, views, launch)) {
      if (position !== null) used.add(position);
    }
  }
  return [...used].sort((a, b) => a - b);
}

/** Positions in the phase's views, by access; `null` for an access to the thread's own copy. */
function viewsOfAccesses(statement: Statement, views: PhaseViews, launch: LaunchTree): (number | null)[] {
  return statement.accesses.map(({ array }, access) =>
    hasCopies(launch, array) ? null : views.viewOf(statement.name, access),
  );
}

function viewsOfStatement(
  statement: Statement,
  views: PhaseViews,
  used: readonly number[],
  launch: LaunchTree,
): (number | null)[] {
  return viewsOfAccesses(statement, views, launch).map((position) =>
    position === null ? null : used.indexOf(position),
  );
}

function kernelView(
  model: ScopModel,
  views: PhaseViews,
  position: number,
  statements: readonly Statement[],
  launch: LaunchTree,
): KernelView {
  const view = views.views[position] as PhaseView;
  const { array } = views.groups[position] as PhaseViews['groups'][number];
  const { element, extents } = declared(model, array);
  const written = statements.some((statement) =>
    viewsOfAccesses(statement, views, launch).some(
      (viewOfAccess, i) => viewOfAccess === position && statement.accesses[i]?.kind === 'write',
    ),
  );
  return { name: view.name, array, element, rank: extents.length, written };
}

/** Returns the copies that the statements access. */
function kernelLocals(
  model: ScopModel,
  launch: LaunchTree,
  statements: readonly Statement[],
  { views }: PhaseViews,
): KernelLocal[] {
  const copied = privateInThreads(launch);
  const accessed = new Set(statements.flatMap(({ accesses }) => accesses.map(({ array }) => array)));
  const present = model.scop.arrays.filter(({ name }) => copied.includes(name) && accessed.has(name));
  const names = freeNames(
    present.map(({ name }) => name),
    views.map(({ name }) => name),
  );
  return present.map((array, i) => {
    const extents = threadExtents(model, array);
    if (!extents) throw new Error(`a thread has no room for ${array.name}`);
    return { name: names[i] ?? array.name, array: array.name, element: array.element, extents };
  });
}

function declared(model: ScopModel, name: string): ScopArray {
  const array = model.scop.arrays.find((candidate) => candidate.name === name);
  if (!array) throw new Error(`there is no array ${name}`);
  return array;
}

/** A dimension of the thread grid of a tile. */
interface Thread {
  readonly iterator: string;
  readonly size: number;
  /** Instances to iterations of the loop. */
  readonly schedule: isl.UnionMap;
  /** A hull of the loop's values over the tile. */
  readonly values: isl.Set;
}

function threadGrid(
  instances: isl.UnionSet,
  launch: LaunchTree,
  taken: readonly string[],
): readonly Thread[] {
  const bands = threadBands(launch);
  const names = freeNames(
    bands.map(({ band }) => iteratorOf(loopName(band))),
    [...taken, ...INTERVAL_NAMES],
  );
  return bands.map(({ band, size }, i) => {
    const schedule = loopSchedule(band);
    const values = relaxed(coalesced(isl.Set.fromUnionSet(instances.apply(schedule))));
    return { iterator: names[i] as string, size, schedule, values };
  });
}

function threadDimension({ iterator, values }: Thread, context: isl.Set): ThreadDimension {
  const occupied = values.params();
  const inner = occupied.intersect(context);
  const lower = valueExpr(values.dimMin(0), inner);
  const count = valueExpr(afterMax(values, 0).sub(values.dimMin(0)), inner);
  const guard = conditionExpr(occupied, context);
  return { iterator, lower, count: guard ? apply('select', guard, count, int(0)) : count };
}

/** Returns the parameter values, thread iterators included, for which a thread exists. */
function threadContext(grid: readonly Thread[], context: isl.Set): isl.Set {
  return grid.reduce((inner, { values, iterator }) => {
    const exists = setHull(values).intersect(threadPoint(context.context, iterator));
    return inner.intersect(exists.params());
  }, context);
}

/** Returns the point at which the thread is. */
function threadPoint(ctx: isl.Context, iterator: string): isl.Set {
  return isl.Set.readFromStr(ctx, `[${iterator}] -> { [${iterator}] }`);
}

/**
 * Returns what a thread executes: the schedule of all of the region, on the instances at the host iterators, the interval and the
 * threads that are parameters. Loops around the thread's part are loops of one iteration, which the walk leaves out.
 */
function bodyOf(
  model: ScopModel,
  launch: LaunchTree,
  instances: isl.UnionSet,
  grid: readonly Thread[],
  scalars: readonly string[],
  context: isl.Set,
  viewsOf: (statement: Statement) => readonly (number | null)[],
): Kernel['body'] {
  const own = grid.reduce((set, { iterator, schedule }) => {
    const point = isl.UnionSet.fromSet(threadPoint(model.ctx, iterator));
    return set.intersect(schedule.intersectRange(point).domain());
  }, instances);
  const taken = [...scalars, ...grid.map(({ iterator }) => iterator)];
  const build = isl.AstBuild.fromContext(threadContext(grid, context)).setIterators(
    iteratorNames(launch, taken),
  );
  const schedule = launch.node.getSchedule().intersectDomain(own);
  return walkAst<InstanceNode>(build.nodeFromSchedule(schedule), (name, iterators) => {
    const statement = model.scop.statements.find((s) => s.name === name);
    if (!statement) throw new Error(`unknown statement ${name} in a kernel`);
    return { kind: 'instance', statement: name, iterators, views: viewsOf(statement) };
  });
}

type InstanceNode = Extract<Kernel['body'][number], { kind: 'instance' }>;

/** For each depth of the loops, the source name of the first loop there in what a thread executes. */
function iteratorNames(launch: LaunchTree, taken: readonly string[]): isl.IdList {
  const body = threadBody(launch);
  const outside = body.getScheduleDepth();
  const names: string[] = [];
  collectIterators(body, 0, names);
  const around = Array.from({ length: outside }, (_, depth) => `around${depth}`);
  const inside = freeNames(names, taken);
  return [...freeNames(around, [...taken, ...inside]), ...inside].reduce(
    (list, name) => list.add(isl.Id.readFromStr(body.context, name)),
    isl.IdList.alloc(body.context, outside + names.length),
  );
}

function collectIterators(node: isl.ScheduleNode, depth: number, names: string[]): void {
  const isBand = node.getType() === isl.ScheduleNodeType.Band;
  if (isBand) names[depth] ??= iteratorOf(loopName(node));
  for (let i = 0; i < childCount(node); i++) collectIterators(node.child(i), depth + (isBand ? 1 : 0), names);
}
