import type * as isl from '@boxflow/isl-wasm';
import { computeDependences } from '../model/dependences.js';
import type { ScopModel } from '../model/scop-model.js';
import { arraysOf, type Reduction } from '../reduction/reducible.js';
import { tupleNames } from '../tree/items.js';
import { type Obstacle, parallelismWithCopies } from './legality.js';
import type { MappingState } from './mapping-state.js';

/** Returns the obstacle to executing the loops in parts, apart from the reductions of the outermost one. */
export function whyNotInParts(
  state: MappingState,
  loops: readonly isl.ScheduleNode[],
  reductions: readonly Reduction[],
): Obstacle {
  const [outermost] = loops;
  if (!outermost) return undefined;
  const model = withoutReductions(state.model, tupleNames(outermost.getDomain()), reductions);
  const dependences = computeDependences(model, state.schedule);
  for (const band of loops) {
    const { obstacle } = parallelismWithCopies({ ...state, model, dependences }, band);
    if (obstacle) return obstacle;
  }
  return undefined;
}

function withoutReductions(
  model: ScopModel,
  names: readonly string[],
  reductions: readonly Reduction[],
): ScopModel {
  const reduced = new Set(reductions.flatMap(arraysOf).map(({ name }) => name));
  const statements = model.statements.map((one) => {
    if (!names.includes(one.statement.name)) return one;
    return { ...one, accesses: one.accesses.filter(({ access }) => !reduced.has(access.array)) };
  });
  return { ...model, statements };
}
