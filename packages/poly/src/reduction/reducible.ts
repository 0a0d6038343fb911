import { isFloating, type ScopArray, type Subscript, variablesOf } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { affineText } from '../model/affine-text.js';
import type { ScopModel, StatementModel } from '../model/scop-model.js';
import { statementsOf } from './negative-iterations.js';
import { isSameSelection, type Selection, selectionOf } from './selection.js';
import { isSameOperation, type Update, updateOf } from './update.js';

/** Elements that the statements of a loop only update, in one way, or only select values for. */
export type Reduction =
  | {
      readonly kind: 'update';
      readonly array: ScopArray;
      readonly update: Update;
      /** The statements that update it, in source order. */
      readonly statements: readonly string[];
    }
  | {
      readonly kind: 'selection';
      /** The arrays of the elements that are assigned together, the compared one's first. */
      readonly arrays: readonly ScopArray[];
      readonly selection: Selection;
      readonly statements: readonly string[];
    };

/**
 * Returns the elements that do not change with the loop or those inside it, and that its statements only update: `s`
 * in `for i: for j: s += A[i][j]`, `y[i]` in the loop over `j` of `y[i] += A[i][j]`, and not `y[j]` in
 * `for i: for j: y[j] += …`. Likewise elements that they only select values for, `m` in `if (x[i] > m) m = x[i]`.
 */
export function reductionsIn(model: ScopModel, band: isl.ScheduleNode): readonly Reduction[] {
  const inside = statementsOf(model, band);
  const depth = band.getScheduleDepth();
  return model.scop.arrays.flatMap((array) => {
    const users = usersOf(inside, array);
    if (!users.every((user) => isFixed(user, array, depth))) return [];
    const updates = updatesOf(array, users);
    return updates.length > 0 ? updates : selectionsOf(model, array, users, inside, depth);
  });
}

/** Returns whether the parts of a reduction round or choose otherwise than the whole. */
export function roundsDifferently(reduction: Reduction): boolean {
  return reduction.kind === 'update' && isFloating(reduction.array.element);
}

/** Returns whether parts have to be joined in the order of the iterations. */
export function isOrdered({ kind }: Reduction): boolean {
  return kind === 'selection';
}

/** Returns the arrays whose elements the reduction computes. */
export function arraysOf(reduction: Reduction): readonly ScopArray[] {
  return reduction.kind === 'update' ? [reduction.array] : reduction.arrays;
}

function usersOf(statements: readonly StatementModel[], { name }: ScopArray): readonly StatementModel[] {
  return statements.filter(({ statement }) => statement.accesses.some((access) => access.array === name));
}

function updatesOf(array: ScopArray, users: readonly StatementModel[]): readonly Reduction[] {
  const known = users.flatMap(({ statement }) => {
    const update = updateOf(statement, array);
    return update ? [{ name: statement.name, update }] : [];
  });
  // One way for the whole array: elements with different subscripts may be one.
  const isAlike = known.every(({ update }) => isSameOperation(update, known[0]?.update ?? update));
  if (known.length < users.length || !isAlike) return [];
  return [...new Set(known.map(({ update }) => update.element))].map((element) => {
    const all = known.filter(({ update }) => update.element === element);
    return {
      kind: 'update',
      array,
      update: (all[0] as (typeof all)[number]).update,
      statements: all.map(({ name }) => name),
    };
  });
}

/** Returns the selection that compares with the array's element, if no other statement accesses the elements it assigns. */
function selectionsOf(
  model: ScopModel,
  array: ScopArray,
  users: readonly StatementModel[],
  inside: readonly StatementModel[],
  depth: number,
): readonly Reduction[] {
  const [first, ...others] = users.map(({ statement }) => selectionOf(statement, array));
  if (!first || !others.every((other) => other && isSameSelection(first, other))) return [];
  const arrays = first.selected.flatMap(
    ({ array: name }) => model.scop.arrays.find((one) => one.name === name) ?? [],
  );
  const isAlone = arrays.every((one) => usersOf(inside, one).every((user) => users.includes(user)));
  const areFixed = arrays.every((one) => users.every((user) => isFixed(user, one, depth)));
  if (!isAlone || !areFixed) return [];
  const { rule, selected } = first;
  return [
    {
      kind: 'selection',
      arrays,
      selection: { rule, selected },
      statements: users.map(({ statement }) => statement.name),
    },
  ];
}

/** Returns whether the subscripts depend on nothing from the loop at `depth` inwards. */
export function isFixed({ statement, accesses }: StatementModel, array: ScopArray, depth: number): boolean {
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
