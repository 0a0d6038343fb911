import type { ScopArray, Statement, Subscript } from '@boxflow/ir';
import { printIntExpr, variablesOf } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { affineText } from '../model/affine-text.js';
import type { ScopModel, StatementModel } from '../model/scop-model.js';

/** Returns whether the subscripts depend on nothing from the loop at `depth` inwards. */
export function isFixed(user: StatementModel, array: ScopArray, depth: number): boolean {
  const accesses = user.accesses.filter(({ access }) => access.array === array.name);
  return accesses.every(
    ({ access, relation }) =>
      relation.isSingleValued() &&
      access.index.every((subscript) => isFixedSubscript(user.statement, subscript, depth)),
  );
}

function isFixedSubscript({ iterators }: Statement, subscript: Subscript, depth: number): boolean {
  if (subscript.op === 'data' || affineText(subscript) === undefined) return false;
  return !variablesOf(subscript).some((variable) => iterators.indexOf(variable) >= depth);
}

/**
 * Returns the dimensions of an array in which the loop at `depth` chooses between elements: 1 in
 * `count[c][k[i]]++`. In the others, all accesses have one subscript that does not change.
 */
export function variedDimensions(
  users: readonly StatementModel[],
  array: ScopArray,
  depth: number,
): readonly number[] {
  const accesses = users.flatMap(({ statement }) =>
    statement.accesses
      .filter((access) => access.array === array.name)
      .map(({ index }) => index.map((one) => fixedText(statement, one, depth))),
  );
  return array.extents.flatMap((_, d) => {
    const texts = accesses.map((subscripts) => subscripts[d]);
    return texts.every((text) => text !== undefined && text === texts[0]) ? [] : [d];
  });
}

function fixedText(statement: Statement, subscript: Subscript, depth: number): string | undefined {
  if (subscript.op === 'data' || !isFixedSubscript(statement, subscript, depth)) return undefined;
  return printIntExpr(subscript);
}

/** Returns whether two iterations of the loop at `depth` may access the same element of the array. */
export function mayMeet(
  { ctx }: ScopModel,
  users: readonly StatementModel[],
  { name }: ScopArray,
  depth: number,
): boolean {
  const relations = users.flatMap(({ accesses }) =>
    accesses
      .filter(({ access }) => access.array === name)
      .map(({ relation }) => byIteration(relation, depth)),
  );
  const [first, ...others] = relations;
  if (!first) return false;
  const elements = others.reduce((union, one) => union.union(one), first);
  const outer = Array.from({ length: depth }, (_, d) => `o${d}`);
  const different = isl.Map.readFromStr(
    ctx,
    `{ [${[...outer, 'i'].join(', ')}] -> [${[...outer, 'j'].join(', ')}] : i != j }`,
  );
  return !elements.applyRange(elements.reverse()).intersect(different).isEmpty();
}

/** `{ S[i, j] -> A[…] }` → `{ [i] -> A[…] }` */
function byIteration(relation: isl.Map, depth: number): isl.Map {
  const inner = relation.dim(isl.DimType.In) - depth - 1;
  return relation.projectOut(isl.DimType.In, depth + 1, inner).resetTupleId(isl.DimType.In);
}
