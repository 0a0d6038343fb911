import {
  type BodyExpr,
  type IntExpr,
  int,
  linearParts,
  type ScalarType,
  type Statement,
  variablesOf,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { affineText } from '../model/affine-text.js';
import { declaredArray } from '../model/declared-array.js';
import type { ScopModel, StatementModel } from '../model/scop-model.js';

/**
 * A nest of one assignment in a serial loop: it updates a part of an array, each element once, from values of
 * before the nest.
 */
export interface Update {
  readonly statement: Statement;
  readonly array: string;
  readonly element: ScalarType;
  readonly value: BodyExpr;
  /** The subscript that each iterator of the nest is in, and the constant that the subscript adds to it. */
  readonly iterators: ReadonlyMap<string, { readonly dimension: number; readonly offset: number }>;
  /** `{ [t, e0, e1] }`: the elements that each iteration of the serial loop updates. */
  readonly writes: isl.Set;
  /** `{ [e0, e1] }`: the elements that it updates in any iteration. */
  readonly elements: isl.Set;
}

/** Returns the update that a nest makes; `undefined` if it does anything else. */
export function updateOf(
  model: ScopModel,
  { statement, domain, accesses }: StatementModel,
): Update | undefined {
  const [assignment, ...more] = statement.body;
  if (assignment?.kind !== 'assign' || more.length > 0) return undefined;
  const target = accesses[assignment.target];
  const isPlain = accesses.every(({ access }) =>
    access.index.every((one) => one.op !== 'data' && affineText(one) !== undefined),
  );
  const isAlways = accesses.every(({ relation }) =>
    relation.domain().resetTupleId().isEqual(domain.resetTupleId()),
  );
  if (!target || target.access.may || !isPlain || !isAlways) return undefined;
  const iterators = iteratorsOf(statement, target.access.index as readonly IntExpr[]);
  if (!iterators) return undefined;
  const { array } = target.access;
  const inner = statement.iterators.length - 1;
  const writes = target.relation.projectOut(isl.DimType.In, 1, inner).wrap().flatten();
  return {
    ...{ statement, array, iterators, writes },
    element: declaredArray(model, array).element,
    value: assignment.value,
    elements: writes.projectOut(isl.DimType.Set, 0, 1),
  };
}

/** Returns the places of the nest's iterators in the subscripts: each is by itself, in one of them. */
function iteratorsOf({ iterators }: Statement, index: readonly IntExpr[]): Update['iterators'] | undefined {
  const [time = '', ...inner] = iterators;
  const found = new Map<string, { dimension: number; offset: number }>();
  for (const [dimension, subscript] of index.entries()) {
    const names = variablesOf(subscript);
    const own = names.filter((name) => inner.includes(name));
    if (names.includes(time) || own.length > 1) return undefined;
    const [name] = own;
    if (name === undefined) continue;
    const { constant, terms } = linearParts(subscript);
    const [only] = terms;
    const isPlain = terms.length === 1 && only?.coefficient === 1 && only.term.op === 'var';
    if (!isPlain || found.has(name)) return undefined;
    found.set(name, { dimension, offset: constant });
  }
  return found.size === inner.length ? found : undefined;
}

/** Returns the values of the nest's iterators for which it updates an element. */
export function instanceAt({ iterators }: Update, index: readonly IntExpr[]): ReadonlyMap<string, IntExpr> {
  return new Map(
    [...iterators].map(([name, { dimension, offset }]): [string, IntExpr] => [
      name,
      { op: 'sub', args: [index[dimension]!, int(offset)] },
    ]),
  );
}
