import {
  apply,
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
import { relaxed } from '../model/relaxed.js';
import type { ScopModel } from '../model/scop-model.js';
import { hasCopies } from '../phases/memory-instances.js';
import type { LaunchTree, PhaseTree } from '../phases/phase.js';
import { intervalNames, TILE, type Tile } from '../phases/tile.js';
import { tupleNames } from '../tree/items.js';
import { childCount, iteratorOf, loopName } from '../tree/loop-name.js';
import { walkAst } from './ast-walk.js';
import { restrictSchedule } from './restrict-schedule.js';

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
  const instances = launch.domain.intersect(tile.instances).intersectParams(tile.context);
  if (instances.isEmpty()) return undefined;
  const statements = statementsIn(model, instances);
  const used = usedViews(statements, views, launch);
  const threads = launch.threads.map((thread) => threadDimension(instances, thread, tile.context));
  const scalars = scalarNames(model, tile.phase);
  const kernel: Kernel = {
    name,
    summary: summarize(tile.phase, statements),
    views: used.map((position) => kernelView(model, views, position, statements, launch)),
    locals: kernelLocals(launch, statements, views),
    scalars,
    nonNegative: scalars.filter((name) => isNonNegative(name, tile.context)),
    threads,
    block: launch.block,
    body: threadBody(
      launch,
      instances,
      threadContext(instances, launch, tile.context),
      model,
      tile.phase,
      (statement) => viewsOfStatement(statement, views, used, launch),
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
      block: launch.block,
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
function viewsOfAccesses(statement: Statement, views: PhaseViews, { locals }: LaunchTree): (number | null)[] {
  return statement.accesses.map(({ array }, access) =>
    hasCopies(locals, array) ? null : views.viewOf(statement.name, access),
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
  { locals }: LaunchTree,
  statements: readonly Statement[],
  { views }: PhaseViews,
): KernelLocal[] {
  const accessed = new Set(statements.flatMap(({ accesses }) => accesses.map(({ array }) => array)));
  const present = locals.filter(({ array }) => accessed.has(array));
  const names = freeNames(
    present.map(({ name }) => name),
    views.map(({ name }) => name),
  );
  return present.map((local, i) => ({ ...local, name: names[i] ?? local.name }));
}

function declared(model: ScopModel, name: string): ScopArray {
  const array = model.scop.arrays.find((candidate) => candidate.name === name);
  if (!array) throw new Error(`there is no array ${name}`);
  return array;
}

/** Returns the hull of the thread loop's values over the tile. */
function threadDimension(
  instances: isl.UnionSet,
  thread: LaunchTree['threads'][number],
  context: isl.Set,
): ThreadDimension {
  const values = threadValues(instances, thread);
  const occupied = values.params();
  const inner = occupied.intersect(context);
  const lower = valueExpr(values.dimMin(0), inner);
  const count = valueExpr(afterMax(values, 0).sub(values.dimMin(0)), inner);
  const guard = conditionExpr(occupied, context);
  return { iterator: thread.iterator, lower, count: guard ? apply('select', guard, count, int(0)) : count };
}

function threadValues(instances: isl.UnionSet, thread: LaunchTree['threads'][number]): isl.Set {
  return relaxed(coalesced(isl.Set.fromUnionSet(instances.apply(thread.schedule))));
}

/** Returns the parameter values, thread iterators included, for which a thread exists. */
function threadContext(instances: isl.UnionSet, launch: LaunchTree, context: isl.Set): isl.Set {
  return launch.threads.reduce((inner, thread) => {
    const exists = setHull(threadValues(instances, thread)).intersect(
      threadPoint(context.context, thread.iterator),
    );
    return inner.intersect(exists.params());
  }, context);
}

/** Returns the point at which the thread is. */
function threadPoint(ctx: isl.Context, iterator: string): isl.Set {
  return isl.Set.readFromStr(ctx, `[${iterator}] -> { [${iterator}] }`);
}

function threadBody(
  launch: LaunchTree,
  instances: isl.UnionSet,
  context: isl.Set,
  model: ScopModel,
  phase: PhaseTree,
  viewsOf: (statement: Statement) => readonly (number | null)[],
): Kernel['body'] {
  const own = launch.threads.reduce((set, { iterator, schedule }) => {
    const point = isl.UnionSet.fromSet(threadPoint(context.context, iterator));
    return set.intersect(schedule.intersectRange(point).domain());
  }, instances);
  const taken = [...scalarNames(model, phase), ...launch.threads.map((t) => t.iterator)];
  const build = isl.AstBuild.fromContext(context).setIterators(bodyIterators(launch.body, taken));
  return walkAst<InstanceNode>(
    build.nodeFromSchedule(restrictSchedule(launch.body, own)),
    (name, iterators) => {
      const statement = model.scop.statements.find((s) => s.name === name);
      if (!statement) throw new Error(`unknown statement ${name} in a kernel`);
      return { kind: 'instance', statement: name, iterators, views: viewsOf(statement) };
    },
  );
}

type InstanceNode = Extract<Kernel['body'][number], { kind: 'instance' }>;

/** For each depth of the loops in the body, the source name of the first loop there. */
function bodyIterators(body: isl.ScheduleNode, taken: readonly string[]): isl.IdList {
  const names: string[] = [];
  collectIterators(body, 0, names);
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
