import type { DependenceEnd, ExplainedLoop, LoopNode, LoopObstacle, Scop, SourceLocation } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import type { ScopModel } from '../model/scop-model.js';
import { parallelismWithCopies } from '../recipe/legality.js';
import type { MappingState } from '../recipe/mapping-state.js';
import { carriedDependences } from '../tree/local-dependences.js';
import { findLoop } from '../tree/loop-name.js';
import { statementsIn } from '../tree/statements-in.js';
import { distanceAt } from './distance.js';
import type { ElementDependence, ElementDependences } from './element-dependences.js';
import { helpFor } from './help.js';

/** A loop of the source, by the name that the schedule tree has for it. */
export interface SourceLoop {
  readonly name: string;
  readonly iterator: string;
  readonly location: SourceLocation;
  readonly depth: number;
  /** The statements inside, in source order. */
  readonly statements: readonly string[];
}

/** Returns the loops in which some statement ever executes, an outer one before those inside it. */
export function sourceLoops(scop: Scop, executed: readonly string[]): readonly SourceLoop[] {
  const visit = (node: LoopNode, depth: number): readonly SourceLoop[] => {
    if (node.kind === 'statement') return [];
    if (node.kind === 'sequence') return node.children.flatMap((child) => visit(child, depth));
    const statements = statementsIn(node.body);
    const first = scop.statements.find(
      ({ name }) => name === statements.find((one) => executed.includes(one)),
    );
    if (!first) return [];
    const { iterator, location } = node;
    const name = `${first.name}.${first.iterators[depth]}`;
    return [{ name, iterator, location, depth, statements }, ...visit(node.body, depth + 1)];
  };
  return visit(scop.tree, 0);
}

/** Returns the obstacles to a loop's parallelism, and what would help. */
export function explainLoop(
  state: MappingState,
  loop: SourceLoop,
  elements: ElementDependences,
  isTooComplex: boolean,
): ExplainedLoop {
  const band = findLoop(state.schedule, loop.name);
  if (!band) throw new Error(`loop ${loop.name} vanished from the original schedule`);
  const { obstacle, privatized } = parallelismWithCopies(state, band);
  if (!obstacle) return { ...loop, parallel: true, privatized, obstacles: [], help: [] };
  const obstacles = state.model.scop.arrays
    .filter(({ name }) => !privatized.includes(name))
    .flatMap(({ name }) => elements.through(name))
    .filter(({ source, sink }) => loop.statements.includes(source) && loop.statements.includes(sink))
    .flatMap((dependence) => obstacleOf(state.model, band, dependence));
  const help = helpFor({ state, band, elements, obstacles, carried: obstacle, isTooComplex });
  return { ...loop, parallel: false, privatized: [], obstacles, help };
}

function obstacleOf(model: ScopModel, band: isl.ScheduleNode, dependence: ElementDependence): LoopObstacle[] {
  const carried = carriedDependences(band, isl.UnionMap.fromMap(dependence.relation));
  if (carried.isEmpty()) return [];
  return [
    {
      kind: dependence.kind,
      array: dependence.array,
      source: endOf(model.scop, dependence.source),
      sink: endOf(model.scop, dependence.sink),
      relation: coalesced(carried).toString(),
      distance: distanceAt(band, carried),
    },
  ];
}

/** Returns a statement as the end of a dependence. */
export function endOf(scop: Scop, statement: string): DependenceEnd {
  const found = scop.statements.find(({ name }) => name === statement);
  if (!found) throw new Error(`a dependence has an end ${statement} that is not a statement`);
  return { statement, location: found.location, text: found.text };
}
