import { apply, type IntExpr, variablesOf } from '@boxflow/ir';
import { type Polynomial, polynomial, quotient, sumOfTerms, type Term } from '../../integers/polynomial.js';
import { provablyAtLeast } from '../../integers/prove.js';
import type { Variable } from '../../types/scope.js';
import { allocatedExtent } from '../memory/allocated-extent.js';
import type { AccessDraft, ArrayDraft, StatementDraft } from '../state/drafts.js';
import type { Region } from '../state/region.js';
import { carried, isAffine, type Shaped, type Use, usesOf, withRows } from './array-rows.js';

/**
 * Returns whether a deeper loop takes larger steps through some array without rows than a loop around it, as
 * in `b[k * 600 + j]`. A box of columns then leaves out most elements between its first and its last.
 * Otherwise boxes of flat arrays are as good, and other regions are more likely to have the same boxes.
 */
export function walksAcrossRows(region: Region): boolean {
  return [...region.arrays.values()].some(
    (array) =>
      mayHaveRows(array) &&
      usesOf(array, region).some(({ access, draft }) => {
        const steps = stepsOf(subscript(access), draft);
        return steps.some((step, depth) => depth > 0 && step > steps[depth - 1]!);
      }),
  );
}

/**
 * `b[k * 600 + j]` as `b[k][j]` of an array with rows of 600 elements. Nothing is assumed: all inner
 * subscripts must be within their rows for certain, and the declared or allocated elements a number of whole
 * rows, so that no box reaches beyond them. `undefined` if the array has no such rows.
 */
export function constantRows(
  array: ArrayDraft,
  variable: Variable,
  uses: readonly Use[],
  region: Region,
): Shaped | undefined {
  if (!mayHaveRows(array)) return undefined;
  const flat = uses.map(({ access }) => subscript(access));
  if (!flat.every((terms) => terms !== undefined)) return undefined;
  const strides = stridesOf(uses.map(({ draft }, position) => stepsOf(flat[position], draft)));
  if (!strides) return undefined;
  const rows = strides.slice(1).map((stride, d) => quotient(strides[d]!, stride)!);
  const accesses = new Map<AccessDraft, AccessDraft>();
  for (const [position, use] of uses.entries()) {
    const index = indexWithinRows(strides, rows, flat[position]!, use, region);
    if (!index) return undefined;
    accesses.set(use.access, { ...use.access, index });
  }
  const isCounted = array.extents[0] !== null || array.elementCount !== undefined;
  const counted = isCounted ? array : { ...array, extents: [allocatedExtent(variable, region) ?? null] };
  const shaped = withRows(counted, strides, rows);
  return shaped.extents[0] ? { array: shaped, accesses } : undefined;
}

function mayHaveRows({ extents, storage }: ArrayDraft): boolean {
  return extents.length === 1 && storage === 'outer';
}

/** Returns the only subscript of an access as a sum of multiples; `undefined` if it is none. */
function subscript({ index: [only] }: AccessDraft): Polynomial | undefined {
  const terms = only && only.op !== 'data' ? polynomial(only) : undefined;
  return terms?.every(isAffine) ? terms : undefined;
}

/**
 * Returns how far apart the elements of neighbouring iterations lie, for each loop that changes the subscript,
 * outermost first.
 */
function stepsOf(terms: Polynomial | undefined, { loops }: StatementDraft): readonly number[] {
  return loops.flatMap(({ name }) => {
    const walked = (terms ?? []).filter(({ factors }) =>
      factors.some((factor) => variablesOf(factor).includes(name)),
    );
    return walked.length > 0 ? [Math.max(...walked.map(({ coefficient }) => Math.abs(coefficient)))] : [];
  });
}

/**
 * Returns the factors of loop variables in subscripts with several, largest first, and 1; each is a multiple
 * of the next.
 */
function stridesOf(steps: readonly (readonly number[])[]): readonly Term[] | undefined {
  if (!steps.some((each) => new Set(each).size > 1)) return undefined;
  const sorted = [...new Set([...steps.flat(), 1])].sort((a, b) => b - a);
  if (sorted.some((step, d) => d > 0 && sorted[d - 1]! % step !== 0)) return undefined;
  return sorted.map((coefficient) => ({ coefficient, factors: [] }));
}

/** Returns one subscript per dimension; all except the first are certainly within their rows. */
function indexWithinRows(
  strides: readonly Term[],
  rows: readonly Term[],
  terms: Polynomial,
  { draft }: Use,
  region: Region,
): readonly IntExpr[] | undefined {
  const parts: Term[][] = strides.map(() => []);
  for (const term of terms.flatMap((each) =>
    each.factors.length > 0 ? [each] : inWholeRows(each, strides),
  )) {
    const position = strides.findIndex((stride) => quotient(term, stride) !== undefined);
    parts[position]!.push(quotient(term, strides[position]!)!);
  }
  const extents = rows.map((row) => sumOfTerms([row]));
  const index = carried(parts.map(sumOfTerms), extents, draft, region);
  const isAtLeast = (expr: IntExpr, bound: number) =>
    provablyAtLeast(expr, bound, draft.loops, region.ranges);
  const fits = extents.every(
    (row, d) => isAtLeast(index[d + 1]!, 0) && isAtLeast(apply('sub', row, index[d + 1]!), 1),
  );
  return fits ? index : undefined;
}

/** Returns a number as a sum of multiples of strides: `-601` with rows of 600 is one row and one element back. */
function inWholeRows({ coefficient }: Term, strides: readonly Term[]): readonly Term[] {
  let left = coefficient;
  return strides.flatMap((stride) => {
    const count = Math.round(left / stride.coefficient);
    left -= count * stride.coefficient;
    return count === 0 ? [] : [{ coefficient: count * stride.coefficient, factors: [] }];
  });
}
