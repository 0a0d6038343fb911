import { isFloating, type ScopArray } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { affineText } from '../model/affine-text.js';
import { freeName } from '../model/free-name.js';
import type { ScopModel, StatementModel } from '../model/scop-model.js';
import { loopAround } from '../tree/replace-loop.js';
import { lastValueOf } from './last-value.js';
import { statementsOf } from './negative-iterations.js';
import { withComparedValue } from './place.js';
import { isSameSelection, type Selection, selectionOf, selectsLarger } from './selection.js';
import { isSameOperation, type Update, updateOf } from './update.js';
import { isFixed, mayMeet, variedDimensions } from './varied.js';

/** Elements that the statements of a loop only update, in one way, only select values for, or only assign to. */
export type Reduction = ReductionOfElements | ReductionOfPlace;

export type ReductionOfElements =
  | {
      readonly kind: 'update';
      readonly array: ScopArray;
      readonly update: Update;
      /**
       * The dimensions in which the loop chooses between elements: `[0]` in `count[k[i]]++`; none of a fixed
       * element.
       */
      readonly varied: readonly number[];
      /** The statements that update it, in source order. */
      readonly statements: readonly string[];
    }
  | {
      readonly kind: 'selection';
      /** The arrays of the elements that are assigned together, the compared one's first. */
      readonly arrays: readonly ScopArray[];
      readonly selection: Selection;
      readonly varied: readonly number[];
      readonly statements: readonly string[];
    }
  | {
      /** An element that is only assigned to. */
      readonly kind: 'last';
      readonly array: ScopArray;
      readonly varied: readonly number[];
      readonly statements: readonly string[];
    };

/** The place of the best element, which is compared with others: becomes a selection with `withValues`. */
export interface ReductionOfPlace {
  readonly kind: 'place';
  /** The arrays of the place and of what is assigned together with it. */
  readonly arrays: readonly ScopArray[];
  readonly larger: boolean;
  readonly varied: readonly number[];
  /** One. */
  readonly statements: readonly string[];
}

/**
 * Returns the elements that do not change with the loop or those inside it, and that its statements only
 * update: `s` in `for i: for j: s += A[i][j]`, and `y[i]` in the loop over `j` of `y[i] += A[i][j]`. Likewise
 * elements that they only select values for, `m` in `if (x[i] > m) m = x[i]`, or only assign to, `same` in
 * `if (x[i] != y[i]) same = 0`. If iterations may meet in elements that change and that they only update,
 * each part of the loop may have copies of all of them: `count` in `count[k[i]]++`.
 */
export function reductionsIn(model: ScopModel, band: isl.ScheduleNode): readonly Reduction[] {
  const inside = statementsOf(model, band);
  const depth = band.getScheduleDepth();
  const found = model.scop.arrays.flatMap((array) => {
    const users = usersOf(inside, array);
    // What is declared in the loop begins without a value in each iteration.
    if (users.length === 0 || array.loopsAround > depth) return [];
    if (!users.every((user) => isFixed(user, array, depth))) return updatesOfMany(model, array, users, depth);
    const updates = updatesOf(array, users);
    if (updates.length > 0) return updates;
    const last = lastValuesOf(array, users);
    if (last.length > 0) return last;
    const selections = selectionsOf(model, array, users, inside, depth);
    return selections.length > 0 ? selections : placesOf(model, array, users, inside, depth);
  });
  // An element that a selection assigns together with the compared one is not reduced a second time.
  const selected = found.flatMap((one) => ('arrays' in one ? one.arrays : []));
  return found.filter((one) => one.kind !== 'last' || !selected.includes(one.array));
}

/** Returns whether the parts of a reduction round or choose otherwise than the whole. */
export function roundsDifferently(reduction: Reduction): boolean {
  return reduction.kind === 'update' && isFloating(reduction.array.element);
}

/** Returns whether parts have to be joined in the order of the iterations. */
export function isOrdered({ kind }: Reduction): boolean {
  return kind !== 'update';
}

/** Returns whether a part has successive iterations: in their order, or with a copy of several elements. */
export function isInRuns(reduction: Reduction): boolean {
  return isOrdered(reduction) || reduction.varied.length > 0;
}

/** Returns the arrays whose elements the reduction computes. */
export function arraysOf(reduction: Reduction): readonly ScopArray[] {
  return 'arrays' in reduction ? reduction.arrays : [reduction.array];
}

function usersOf(statements: readonly StatementModel[], { name }: ScopArray): readonly StatementModel[] {
  return statements.filter(({ statement }) => statement.accesses.some((access) => access.array === name));
}

/** Returns the updates of fixed elements: one for each of them. */
function updatesOf(array: ScopArray, users: readonly StatementModel[]): readonly Reduction[] {
  const known = alikeUpdates(array, users).filter(({ update }) => update.elements.length === 1);
  if (known.length < users.length) return [];
  return [...new Set(known.flatMap(({ update }) => update.elements))].map((element) => {
    const all = known.filter(({ update }) => update.elements[0] === element);
    const { update } = all[0] as KnownUpdate;
    return { kind: 'update', array, update, varied: [], statements: all.map(({ name }) => name) };
  });
}

/** Returns the updates of elements in which iterations may meet, of which parts have copies. */
function updatesOfMany(
  model: ScopModel,
  array: ScopArray,
  users: readonly StatementModel[],
  depth: number,
): readonly Reduction[] {
  const known = alikeUpdates(array, users);
  const [first] = known;
  if (!first || known.length < users.length || !mayMeet(model, users, array, depth)) return [];
  const varied = variedDimensions(users, array, depth);
  const statements = known.map(({ name }) => name);
  return [{ kind: 'update', array, update: first.update, varied, statements }];
}

interface KnownUpdate {
  readonly name: string;
  readonly update: Update;
}

/** Returns how statements update an array if they do it in one way: elements with different subscripts may be one. */
function alikeUpdates(array: ScopArray, users: readonly StatementModel[]): readonly KnownUpdate[] {
  const known = users.flatMap(({ statement }) => {
    const update = updateOf(statement, array);
    return update ? [{ name: statement.name, update }] : [];
  });
  return known.every(({ update }) => isSameOperation(update, known[0]?.update ?? update)) ? known : [];
}

/**
 * Returns the element that users only assign to, some of them under a condition on data: which value is the
 * last is open.
 */
function lastValuesOf(array: ScopArray, users: readonly StatementModel[]): readonly Reduction[] {
  const elements = users.map(({ statement }) => lastValueOf(statement, array));
  if (!elements.every((one) => one !== undefined && one === elements[0])) return [];
  const isOpen = users.some(({ accesses }) =>
    accesses.some(({ access }) => access.array === array.name && access.may),
  );
  const statements = users.map(({ statement }) => statement.name);
  return isOpen ? [{ kind: 'last', array, varied: [], statements }] : [];
}

/**
 * Returns the selection that compares with the array's element, if no other statement accesses the elements
 * it assigns.
 */
function selectionsOf(
  model: ScopModel,
  array: ScopArray,
  users: readonly StatementModel[],
  inside: readonly StatementModel[],
  depth: number,
): readonly Reduction[] {
  const [first, ...others] = users.map(({ statement }) => selectionOf(statement, array));
  if (!first || !others.every((other) => other && isSameSelection(first, other))) return [];
  const arrays = selectedArrays(model, first);
  if (!areOnlySelected(arrays, users, inside, depth)) return [];
  const { rule, selected } = first;
  return [
    {
      kind: 'selection',
      arrays,
      selection: { rule, selected },
      varied: [],
      statements: users.map(({ statement }) => statement.name),
    },
  ];
}

/**
 * Returns the place that a statement compares elements at, if it is known before the loop and no other
 * statement accesses what it assigns.
 */
function placesOf(
  model: ScopModel,
  array: ScopArray,
  users: readonly StatementModel[],
  inside: readonly StatementModel[],
  depth: number,
): readonly Reduction[] {
  const [user, ...others] = users;
  if (!user || others.length > 0) return [];
  const first = loopAround(model.scop.tree, user.statement.name, depth)?.firstPlaces?.[array.name];
  if (!first || affineText(first) === undefined) return [];
  const name = freeName(`${array.name}_value`, new Set(model.scop.arrays.map((one) => one.name)));
  const compared = withComparedValue(user.statement, array, depth, first, name);
  const selection = compared && selectionOf(compared.statement, { name, element: compared.type });
  if (!selection) return [];
  const arrays = selectedArrays(model, selection);
  const ofPlace = [array, ...arrays.filter((one) => one !== array)];
  if (!arrays.includes(array) || !areOnlySelected(ofPlace, users, inside, depth)) return [];
  const larger = selectsLarger(selection);
  return [{ kind: 'place', arrays: ofPlace, larger, varied: [], statements: [user.statement.name] }];
}

function selectedArrays(model: ScopModel, { selected }: Selection): readonly ScopArray[] {
  return selected.flatMap(({ array }) => model.scop.arrays.find(({ name }) => name === array) ?? []);
}

/** Returns whether no other statement of the loop accesses the arrays, and their elements are fixed. */
function areOnlySelected(
  arrays: readonly ScopArray[],
  users: readonly StatementModel[],
  inside: readonly StatementModel[],
  depth: number,
): boolean {
  const isAlone = arrays.every((one) => usersOf(inside, one).every((user) => users.includes(user)));
  return isAlone && arrays.every((one) => users.every((user) => isFixed(user, one, depth)));
}
