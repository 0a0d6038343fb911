import { isFloating, type ScopArray, type Subscript, variablesOf } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { affineText } from '../model/affine-text.js';
import type { ScopModel, StatementModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { isSameOperation, type Update, updateOf } from './update.js';

/** An element that the statements of a loop only update, in one way. */
export interface Reduction {
  readonly array: ScopArray;
  readonly update: Update;
  /** The statements that update it, in source order. */
  readonly statements: readonly string[];
}

/**
 * Returns the elements that do not change with the loop or those inside it, and that its statements only update: `s`
 * in `for i: for j: s += A[i][j]`, `y[i]` in the loop over `j` of `y[i] += A[i][j]`, and not `y[j]` in
 * `for i: for j: y[j] += …`.
 */
export function reductionsIn(model: ScopModel, band: isl.ScheduleNode): readonly Reduction[] {
  const names = tupleNames(band.getDomain());
  const inside = model.statements.filter(({ statement }) => names.includes(statement.name));
  return model.scop.arrays.flatMap((array) => reductionsOf(array, inside, band.getScheduleDepth()));
}

/** Returns whether the parts of a reduction round or choose otherwise than the whole. */
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

/** Returns whether the subscripts depend on nothing from the loop at `depth` inwards. */
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
