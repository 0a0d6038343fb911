import type { DiagnosticNote, LoopNode, Scop, SourceLocation } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { computeDependences } from './model/dependences.js';
import { modelScop } from './model/scop-model.js';
import { describeDependence } from './recipe/errors.js';
import { whyNotParallel } from './recipe/legality.js';
import type { MappingState } from './recipe/mapping-state.js';
import { findLoop, loopNames } from './tree/loop-name.js';
import { originalSchedule } from './tree/original-schedule.js';

/** What the analysis knows about a SCoP in its original order, for people and tools. */
export interface ScopExplanation {
  readonly dependences: readonly ExplainedDependence[];
  readonly loops: readonly ExplainedLoop[];
  /** The original schedule tree in isl's notation. */
  readonly schedule: string;
}

export interface ExplainedDependence {
  /** `flow`: the sink reads what the source wrote; `order`: the sink overwrites what the source read or wrote. */
  readonly kind: 'flow' | 'order';
  readonly source: string;
  readonly sink: string;
  /** `{ S0[…] -> S1[…] : … }` */
  readonly relation: string;
}

export interface ExplainedLoop {
  /** As recipes name it: `S0.i`. */
  readonly name: string;
  readonly location: SourceLocation | null;
  /** All iterations may run at the same time, for fixed values of the loops around. */
  readonly parallel: boolean;
  /** The dependences that stand in the way, with both source lines. */
  readonly obstacles: readonly DiagnosticNote[];
}

export async function explainScop(scop: Scop): Promise<ScopExplanation> {
  const ctx = await isl.Context.create();
  try {
    const model = modelScop(ctx, scop);
    const schedule = originalSchedule(model);
    const dependences = computeDependences(model, schedule);
    const state: MappingState = { model, dependences, schedule, lines: [] };
    return {
      dependences: [...relations('flow', dependences.flow), ...relations('order', dependences.order)],
      loops: loopNames(schedule).map((name, position) => explainLoop(state, name, position)),
      schedule: schedule.toString(),
    };
  } finally {
    ctx.dispose();
  }
}

function explainLoop(state: MappingState, name: string, position: number): ExplainedLoop {
  const band = findLoop(state.schedule, name);
  if (!band) throw new Error(`loop ${name} vanished from the original schedule`);
  const obstacle = whyNotParallel(state, band);
  return {
    name,
    location: loopLocations(state.model.scop.tree)[position] ?? null,
    parallel: obstacle === undefined,
    obstacles: obstacle ? describeDependence(state.model, obstacle) : [],
  };
}

/** Places of the loops, in the order of {@link loopNames}. */
function loopLocations(node: LoopNode): SourceLocation[] {
  switch (node.kind) {
    case 'statement':
      return [];
    case 'sequence':
      return node.children.flatMap(loopLocations);
    case 'loop':
      return [node.location, ...loopLocations(node.body)];
  }
}

function relations(kind: 'flow' | 'order', union: isl.UnionMap): ExplainedDependence[] {
  const found: ExplainedDependence[] = [];
  union.foreachMap((map) => {
    found.push({
      kind,
      source: map.getTupleName(isl.DimType.In) ?? '',
      sink: map.getTupleName(isl.DimType.Out) ?? '',
      relation: map.toString(),
    });
  });
  return found.sort((a, b) => (a.relation < b.relation ? -1 : 1));
}
