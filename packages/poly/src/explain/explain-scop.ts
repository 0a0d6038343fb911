import type {
  Distance,
  ExplainedDependence,
  ExplainedLoop,
  Recipe,
  Scop,
  ScopExplanation,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { Allowance, operationsFor } from '../model/allowance.js';
import { modelScop } from '../model/scop-model.js';
import { type MappingState, originalState } from '../recipe/mapping-state.js';
import { loopSchedule } from '../tree/local-dependences.js';
import { findLoop } from '../tree/loop-name.js';
import { distanceUnder } from './distance.js';
import {
  type ElementDependence,
  type ElementDependences,
  elementDependences,
} from './element-dependences.js';
import { estimateExecutions } from './estimate-executions.js';
import { endOf, explainLoop, type SourceLoop, sourceLoops } from './loops.js';
import { sampleScop } from './sample-scop.js';
import { explainStatements } from './statements.js';

export interface ExplainOptions {
  /** As in `LowerOptions`: what would help depends on it. */
  readonly reassociate?: boolean;
  /** `false` leaves out the list of all dependences, so that fewer of them are computed. By default true. */
  readonly dependences?: boolean;
  /** Whether lowering found reductions in parts too complex, as BF2104 says. By default false. */
  readonly isTooComplex?: boolean;
  /** Asks for iterations to draw, with their places in this mapping, or without places if it is `null`. */
  readonly sample?: { readonly recipe: Recipe | null };
  /** Bound on isl's operations for all of the explanation. */
  readonly maxOperations?: number;
}

/** The share of the operations that the dependences may take: the rest is for the loops. */
const FOR_DEPENDENCES = 2 / 3;

/** The share of the rest that counting executions may take. */
const FOR_ESTIMATE = 1 / 8;

/**
 * Returns the results of the analysis for a SCoP in its original order. It never fails: results that isl cannot find
 * within its quota are left out, and {@link ScopExplanation.incomplete} says so.
 */
export async function explainScop(scop: Scop, options: ExplainOptions = {}): Promise<ScopExplanation> {
  const ctx = await isl.Context.create();
  const allowance = new Allowance(ctx, options.maxOperations ?? operationsFor(scop));
  const missing: string[] = [];
  const attempt = <Value>(what: string, share: number, body: () => Value): Value | undefined => {
    try {
      const found = allowance.attempt(share, body);
      if (found === undefined) missing.push(`${what}: too complex`);
      return found;
    } catch (error) {
      if (!(error instanceof isl.IslError)) throw error;
      missing.push(`${what}: ${error.message}`);
      return undefined;
    }
  };
  try {
    const statements = explainStatements(scop);
    const analysed = attempt('the dependences', FOR_DEPENDENCES, () =>
      analyse(ctx, scop, options.reassociate ?? false),
    );
    for (const { array, exact } of analysed?.state.dependences.dataflow ?? [])
      if (!exact) missing.push(`the exact dependences on ${array}, of which there may be fewer`);
    const executed = analysed?.state.model.statements.map(({ statement }) => statement.name);
    const loops = sourceLoops(scop, executed ?? statements.map(({ name }) => name));
    const estimate =
      analysed &&
      attempt('the number of executions', FOR_ESTIMATE, () =>
        estimateExecutions(analysed.state.model, loops),
      );
    return {
      statements,
      loops: loops.map((loop, position) => {
        const known =
          analysed &&
          attempt(
            `the loop over ${loop.iterator} of line ${loop.location.line}`,
            // The last share is for the distances.
            1 / (loops.length - position + 1),
            () => explainLoop(analysed.state, loop, analysed.elements, options.isTooComplex ?? false),
          );
        return known ?? unknownLoop(loop);
      }),
      dependences:
        analysed && options.dependences !== false
          ? (attempt('the distances of dependences', 1, () => explainDependences(analysed, loops)) ?? [])
          : [],
      schedule: analysed?.state.schedule.toString() ?? '',
      estimate: estimate ?? null,
      ...(options.sample && {
        sample:
          (analysed &&
            attempt('iterations to draw', 1, () =>
              sampleScop(analysed.state, analysed.elements, options.sample!.recipe),
            )) ??
          null,
      }),
      incomplete: missing.length > 0 ? missing.join('; ') : null,
    };
  } finally {
    ctx.dispose();
  }
}

interface Analysed {
  readonly state: MappingState;
  readonly elements: ElementDependences;
}

function analyse(ctx: isl.Context, scop: Scop, reassociate: boolean): Analysed {
  const model = modelScop(ctx, scop);
  const state = originalState(model, reassociate);
  return { state, elements: elementDependences(model, state.dependences) };
}

function unknownLoop(loop: SourceLoop): ExplainedLoop {
  return { ...loop, parallel: null, privatized: [], obstacles: [], help: [] };
}

/** Returns the dependences in the source order of their sources, then of their sinks. */
function explainDependences(
  { state, elements }: Analysed,
  loops: readonly SourceLoop[],
): readonly ExplainedDependence[] {
  const position = (name: string) =>
    state.model.scop.statements.findIndex((statement) => statement.name === name);
  const order = (a: ElementDependence, b: ElementDependence) =>
    position(a.source) - position(b.source) ||
    position(a.sink) - position(b.sink) ||
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    (a.array < b.array ? -1 : 1);
  const schedules = loops.map((loop) => {
    const band = findLoop(state.schedule, loop.name);
    return { ...loop, schedule: band && loopSchedule(band) };
  });
  const list = state.model.scop.arrays.flatMap(({ name }) => elements.through(name));
  return list.sort(order).map(({ kind, array, source, sink, relation }) => ({
    kind,
    array,
    source: endOf(state.model.scop, source),
    sink: endOf(state.model.scop, sink),
    relation: relation.toString(),
    distances: schedules
      .filter(({ statements }) => statements.includes(source) && statements.includes(sink))
      .map(({ schedule }) =>
        schedule ? distanceUnder(schedule, isl.UnionMap.fromMap(relation)) : UNKNOWN_DISTANCE,
      ),
  }));
}

const KINDS = ['flow', 'anti', 'output'];

const UNKNOWN_DISTANCE: Distance = { min: null, max: null };
