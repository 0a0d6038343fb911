import * as isl from '@boxflow/isl-wasm';
import { computeDependences } from '../model/dependences.js';
import type { ScopModel } from '../model/scop-model.js';
import type { Reduction } from '../reduction/reducible.js';
import { tupleNames } from '../tree/items.js';
import { type Obstacle, parallelismWithCopies } from './legality.js';
import type { MappingState } from './mapping-state.js';

/** What keeps the iterations of the loops apart, beside the reductions of the outermost one. */
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
  const reduced = new Set(reductions.map(({ array }) => array.name));
  const statements = model.statements.map((one) => {
    if (!names.includes(one.statement.name)) return one;
    return { ...one, accesses: one.accesses.filter(({ access }) => !reduced.has(access.array)) };
  });
  return { ...model, statements };
}

/** Returns whether the loop may have an iteration below 0. */
export function mayBeNegative(model: ScopModel, band: isl.ScheduleNode): boolean {
  const names = tupleNames(band.getDomain());
  const depth = band.getScheduleDepth();
  return model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .some(({ domain }) => !domain.upperBoundVal(isl.DimType.Set, depth, -1).isEmpty());
}
