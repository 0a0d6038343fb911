import {
  type AccessTarget,
  apply,
  INTERVAL_NAMES,
  type IntExpr,
  int,
  type Kernel,
  type KernelBuffer,
  type KernelNode,
  type KernelView,
  type Launch,
  type PhaseView,
  type ScopArray,
  type Statement,
  splitVariant,
  type ThreadDimension,
  threadCount,
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
import { inRegisters, type ThreadBand, threadBands, threadBody } from '../phases/launch.js';
import { hasCopies } from '../phases/memory-instances.js';
import type { LaunchTree, PhaseTree } from '../phases/phase.js';
import { intervalNames, TILE, type Tile } from '../phases/tile.js';
import { subtreeOn } from '../tree/graft.js';
import { tupleNames } from '../tree/items.js';
import { loopSchedule } from '../tree/local-dependences.js';
import { childCount, iteratorOf, loopName } from '../tree/loop-name.js';
import { decode } from '../tree/marks.js';
import { walkAst } from './ast-walk.js';
import { type RegisterCopy, withCopies } from './registers.js';

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
  const buffers = threadBuffers(model, launch, statements, views);
  const used = usedViews(statements, views, launch);
  const scalars = scalarNames(model, tile.phase);
  const grid = threadGrid(instances, launch, scalars);
  const block = grid.map(({ size }) => size);
  const threads = grid.map((thread) => threadDimension(thread, tile.context));
  const kernel: Kernel = {
    name,
    summary: summarize(tile.phase, statements),
    views: used.map((position) => kernelView(model, views, position, statements, launch)),
    buffers,
    scalars,
    nonNegative: scalars.filter((name) => isNonNegative(name, tile.context)),
    threads,
    block,
    body: bodyOf(model, launch, instances, grid, scalars, tile.context, {
      buffers,
      viewOf: (statement, access) => {
        const position = viewsOfAccesses(statement, views, launch)[access] ?? null;
        return position === null ? null : used.indexOf(position);
      },
    }),
    statements: Object.fromEntries(statements.map((statement) => [statement.name, statement])),
  };
  return {
    kernel,
    launch: {
      kernel: name,
      split: splitVariant(kernel),
      views: used,
      scalars: scalars.map(variable),
      grid: threads.map(threadCount),
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

/** Returns the threads' copies of arrays that the statements access, then what they keep in registers. */
function threadBuffers(
  model: ScopModel,
  launch: LaunchTree,
  statements: readonly Statement[],
  { views }: PhaseViews,
): KernelBuffer[] {
  const copied = launch.copies;
  const kept = inRegisters(launch.node);
  const accessed = new Set(statements.flatMap(({ accesses }) => accesses.map(({ array }) => array)));
  const present = model.scop.arrays.filter(({ name }) => copied.includes(name) && accessed.has(name));
  const names = freeNames(
    [...present.map(({ name }) => name), ...kept.map((name) => `${name}_own`)],
    views.map(({ name }) => name),
  );
  const whole = present.map((array): Omit<KernelBuffer, 'name'> => {
    const extents = threadExtents(model, array);
    if (!extents) throw new Error(`a thread has no room for ${array.name}`);
    return { array: array.name, element: array.element, extents };
  });
  const elements = kept.map((array) => ({ array, element: declared(model, array).element, extents: [] }));
  return [...whole, ...elements].map((buffer, i) => ({ name: names[i] as string, ...buffer }));
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
  readonly together: Pick<ThreadBand, 'lanes' | 'points'>;
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
  return bands.map(({ band, size, lanes, points }, i) => {
    const schedule = loopSchedule(band);
    const values = relaxed(coalesced(isl.Set.fromUnionSet(instances.apply(schedule))));
    const together = { ...(lanes && { lanes }), ...(points && { points }) };
    return { iterator: names[i] as string, size, schedule, values, together };
  });
}

function threadDimension({ iterator, values, together }: Thread, context: isl.Set): ThreadDimension {
  const occupied = values.params();
  const inner = occupied.intersect(context);
  const lower = valueExpr(values.dimMin(0), inner);
  const count = valueExpr(afterMax(values, 0).sub(values.dimMin(0)), inner);
  const guard = conditionExpr(occupied, context);
  return { iterator, lower, count: guard ? apply('select', guard, count, int(0)) : count, ...together };
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
 * Returns what a thread executes: the part of the tree inside the thread grid, on the instances at the host iterators, the
 * interval and the threads that are parameters.
 */
function bodyOf(
  model: ScopModel,
  launch: LaunchTree,
  instances: isl.UnionSet,
  grid: readonly Thread[],
  scalars: readonly string[],
  context: isl.Set,
  targets: Targets,
): Kernel['body'] {
  const own = grid.reduce((set, { iterator, schedule }) => {
    const point = isl.UnionSet.fromSet(threadPoint(model.ctx, iterator));
    return set.intersect(schedule.intersectRange(point).domain());
  }, instances);
  const taken = [...scalars, ...grid.map(({ iterator }) => iterator)];
  const build = isl.AstBuild.fromContext(threadContext(grid, context)).setIterators(
    iteratorNames(launch, taken),
  );
  const { schedule, copies } = withCopies(model, threadSchedule(launch, own));
  return walkAst<LeafNode>(build.nodeFromSchedule(schedule), (name, iterators, marks) => {
    const copy = copies.get(name);
    return copy
      ? copyNode(model, copy, iterators, targets)
      : instanceNode(model, name, iterators, marks, targets);
  });
}

/**
 * Returns the schedule of one thread. With copies around loops it is inside a loop of one iteration: isl then puts what they have
 * in common, such as that the loop has an iteration, in one condition around them.
 */
function threadSchedule(launch: LaunchTree, own: isl.UnionSet): isl.Schedule {
  const schedule = subtreeOn(threadBody(launch), own);
  if (!hasLoopAround(launch)) return schedule;
  const once = isl.UnionMap.fromDomainAndRange(own, isl.UnionSet.readFromStr(own.context, '{ [0] }'));
  return schedule.insertPartialSchedule(isl.MultiUnionPwAff.fromUnionMap(once));
}

function hasLoopAround(launch: LaunchTree): boolean {
  return inRegisters(launch.node).length > 0;
}

type LeafNode = Extract<KernelNode, { kind: 'instance' | 'copy' }>;

/** What accesses go to. */
interface Targets {
  readonly buffers: readonly KernelBuffer[];
  /** Returns the position in the kernel's views; `null` for an access to the thread's own copy of the array. */
  viewOf(statement: Statement, access: number): number | null;
}

function copyNode(
  model: ScopModel,
  { direction, array, access }: RegisterCopy,
  element: readonly IntExpr[],
  { buffers, viewOf }: Targets,
): LeafNode {
  const view = viewOf(statementOf(model, access.statement), access.position);
  if (view === null) throw new Error(`${array} is in no memory`);
  const buffer = buffers.findIndex((one) => one.array === array);
  return { kind: 'copy', direction, view, element, target: { buffer, index: [] } };
}

function statementOf(model: ScopModel, name: string): Statement {
  const statement = model.scop.statements.find((one) => one.name === name);
  if (!statement) throw new Error(`unknown statement ${name} in a kernel`);
  return statement;
}

function instanceNode(
  model: ScopModel,
  name: string,
  iterators: readonly IntExpr[],
  marks: readonly string[],
  { buffers, viewOf }: Targets,
): LeafNode {
  const statement = statementOf(model, name);
  const kept = marks.map(decode).flatMap((mark) => (mark.kind === 'registers' ? [mark.array] : []));
  const views = statement.accesses.map(({ array }, access): AccessTarget => {
    const view = viewOf(statement, access);
    const buffer = buffers.findIndex((one) => one.array === array);
    if (kept.includes(array)) return { buffer, index: [] };
    return view === null ? { buffer } : view;
  });
  return { kind: 'instance', statement: name, iterators, views };
}

/** For each depth of the loops in what a thread executes, the source name of the first loop there. */
function iteratorNames(launch: LaunchTree, taken: readonly string[]): isl.IdList {
  const body = threadBody(launch);
  const names: string[] = hasLoopAround(launch) ? ['once'] : [];
  collectIterators(body, names.length, names);
  return freeNames(names, taken).reduce(
    (list, name) => list.add(isl.Id.readFromStr(body.context, name)),
    isl.IdList.alloc(body.context, names.length),
  );
}

function collectIterators(node: isl.ScheduleNode, depth: number, names: string[]): void {
  const isBand = node.getType() === isl.ScheduleNodeType.Band;
  if (isBand) names[depth] ??= iteratorOf(loopName(node));
  for (let i = 0; i < childCount(node); i++) collectIterators(node.child(i), depth + (isBand ? 1 : 0), names);
}
