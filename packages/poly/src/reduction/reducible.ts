import { isFloating, type ScopArray, type Subscript, variablesOf } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { affineText } from '../lower/affine-text.js';
import { computeDependences } from '../model/dependences.js';
import type { ScopModel, StatementModel } from '../model/scop-model.js';
import { type Obstacle, parallelismWithCopies } from '../recipe/legality.js';
import type { MappingState } from '../recipe/mapping-state.js';
import { itemsAt, tupleNames } from '../tree/items.js';
import { belowMarks } from '../tree/marks.js';
import { isSameOperation, type Update, updateOf } from './update.js';

/** An element that the statements of a loop only update, in one way. */
export interface Reduction {
  readonly array: ScopArray;
  readonly update: Update;
  /** The statements that update it, in source order. */
  readonly statements: readonly string[];
}

/**
 * The elements that do not change with the loop or those inside it, and that its statements only update: `s` in
 * `for i: for j: s += A[i][j]`, `y[i]` in the loop over `j` of `y[i] += A[i][j]`, and not `y[j]` in `for i: for j: y[j] += …`.
 */
export function reductionsIn(model: ScopModel, band: isl.ScheduleNode): readonly Reduction[] {
  const names = tupleNames(band.getDomain());
  const inside = model.statements.filter(({ statement }) => names.includes(statement.name));
  return model.scop.arrays.flatMap((array) => reductionsOf(array, inside, band.getScheduleDepth()));
}

/** Whether the parts of a reduction round or choose otherwise than the whole. */
export function roundsDifferently({ array }: Reduction): boolean {
  return isFloating(array.element);
}

function reductionsOf(
  array: ScopArray,
  statements: readonly StatementModel[],
  depth: number,
): readonly Reduction[] {
  const users = statements.filter(({ statement }) =>
    statement.accesses.some((access) => access.array === array.name),
  );
  const updates = users.map((user) => {
    const update = isFixed(user, array, depth) ? updateOf(user.statement, array) : undefined;
    return update && { name: user.statement.name, update };
  });
  const known = updates.filter((one) => one !== undefined);
  // One way for the whole array: elements with different subscripts may be one.
  const isAlike = known.every(({ update }) => isSameOperation(update, known[0]?.update ?? update));
  if (known.length < updates.length || !isAlike) return [];
  return [...new Set(known.map(({ update }) => update.element))].map((element) => {
    const all = known.filter(({ update }) => update.element === element);
    return {
      array,
      update: (all[0] as (typeof all)[number]).update,
      statements: all.map(({ name }) => name),
    };
  });
}

/** Whether the subscripts depend on nothing from the loop at `depth` inwards. */
function isFixed({ statement, accesses }: StatementModel, array: ScopArray, depth: number): boolean {
  const inner = statement.iterators.slice(depth);
  return accesses
    .filter(({ access }) => access.array === array.name)
    .every(
      ({ access, relation }) =>
        relation.isSingleValued() && access.index.every((subscript) => isFixedSubscript(subscript, inner)),
    );
}

function isFixedSubscript(subscript: Subscript, inner: readonly string[]): boolean {
  if (subscript.op === 'data' || affineText(subscript) === undefined) return false;
  return variablesOf(subscript).every((variable) => !inner.includes(variable));
}

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

/** Whether the loop may have an iteration below 0. */
export function mayBeNegative(model: ScopModel, band: isl.ScheduleNode): boolean {
  const names = tupleNames(band.getDomain());
  const depth = band.getScheduleDepth();
  return model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .some(({ domain }) => !domain.upperBoundVal(isl.DimType.Set, depth, -1).isEmpty());
}

/** The loop and those inside it down to the first with anything beside it or in it but one loop. */
export function perfectNest(band: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const [only, ...more] = itemsAt(belowMarks(band.child(0)));
  return only?.kind === 'loop' && more.length === 0 ? [band, ...perfectNest(only.node)] : [band];
}
