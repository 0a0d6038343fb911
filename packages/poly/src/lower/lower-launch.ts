import {
  constantBoxes,
  INTERVAL_NAMES,
  type Kernel,
  type Launch,
  type Statement,
  splitVariant,
  threadCounts,
  variable,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import type { PhaseViews } from '../footprint/views.js';
import type { ScopModel } from '../model/scop-model.js';
import type { LaunchTree, PhaseTree } from '../phases/phase.js';
import { intervalNames, TILE, type Tile } from '../phases/tile.js';
import { tupleNames } from '../tree/items.js';
import { kernelBlocks } from './kernel-blocks.js';
import { kernelBody } from './kernel-body.js';
import { threadBuffers } from './kernel-buffers.js';
import { kernelView, largerThanConstants, usedViews, viewsOfAccesses } from './kernel-views.js';
import { withStatementCases } from './statement-cases.js';
import { teamOf } from './team.js';
import { threadDimension, threadGrid } from './threads-of-tile.js';

export interface LoweredLaunch {
  readonly kernel: Kernel;
  readonly launch: Launch;
  /** The arrays that it cannot read from constant memory, though the recipe says so. */
  readonly notConstant: readonly string[];
}

/** Returns one launch of a phase: the kernel's code, and how the plan starts it. */
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
  const grid = threadGrid(instances, launch, scalars, tile.context);
  const team = teamOf(launch, scalars);
  const block = team ? team.block : grid.map(({ size }) => size);
  const threads = team ? team.threads : grid.map((thread) => threadDimension(thread, tile.context));
  const taken = [...scalars, ...threads.map(({ iterator }) => iterator)];
  const kernelViews = used.map((position) => kernelView(model, views, position, statements, launch));
  const viewOf = (statement: Statement, access: number): number | null => {
    const position = viewsOfAccesses(statement, views, launch)[access] ?? null;
    return position === null ? null : used.indexOf(position);
  };
  const blocks =
    team?.blocks ??
    kernelBlocks({
      ...{ model, launch, instances, grid, context: tile.context, statements, viewOf },
      hostIterators: tile.phase.hostIterators,
      taken: [
        ...[...scalars, ...INTERVAL_NAMES, ...grid.map(({ iterator }) => iterator)],
        ...[...kernelViews, ...buffers].map((one) => one.name),
      ],
    });
  const kernel: Kernel = {
    name,
    summary: summarize(tile.phase, statements, team !== undefined),
    views: kernelViews,
    buffers,
    scalars,
    nonNegative: scalars.filter((name) => isNonNegative(name, tile.context)),
    threads,
    block,
    ...withStatementCases({
      ...(blocks && { blocks }),
      body: kernelBody(model, launch, instances, grid, taken, tile.context, { buffers, viewOf }, blocks),
      statements: Object.fromEntries(statements.map((statement) => [statement.name, statement])),
    }),
  };
  const { boxes: constants } = constantBoxes(kernel);
  return {
    kernel,
    notConstant: largerThanConstants(views, used, launch),
    launch: {
      kernel: name,
      split: splitVariant(kernel),
      views: used,
      ...(constants.length > 0 && { constants }),
      scalars: scalars.map(variable),
      grid: threadCounts(kernel),
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

/** Returns the statements that have instances in the set. */
export function statementsIn(model: ScopModel, instances: isl.UnionSet): Statement[] {
  const names = new Set(tupleNames(instances));
  return model.scop.statements.filter((statement) => names.has(statement.name));
}

/** Returns one line for a person: the statements, and which of their instances a device or a tile executes. */
export function summarize(phase: PhaseTree, statements: readonly Statement[], isTeam: boolean): string {
  const where = statements.map((s) => `${s.name} (line ${s.location.line})`).join(', ');
  if (phase.kind === 'single') return `${where}, ${isTeam ? 'one block' : 'one instance'}`;
  const intervals = intervalNames(phase, TILE).map(
    ({ lo, hi }, d) => `${lo} <= ${phase.dimensions[d]?.iterator} < ${hi}`,
  );
  return `${where} for ${intervals.join(', ')}`;
}
