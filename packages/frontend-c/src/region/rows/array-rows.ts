import { apply, type IntExpr, int, simplifyIntExpr } from '@boxflow/ir';
import { hasProduct, polynomial, quotient, sumOfTerms, type Term } from '../../integers/polynomial.js';
import { provablyAtLeast } from '../../integers/prove.js';
import type { AccessDraft, ArrayDraft, StatementDraft } from '../state/drafts.js';
import type { Region } from '../state/region.js';

/* Functions for all arrays that are declared without rows and get some. */

/** An access of the array, and the statement that it is of. */
export interface Use {
  readonly draft: StatementDraft;
  readonly access: AccessDraft;
}

/** The array with dimensions, and its new accesses by the old ones. */
export interface Shaped {
  readonly array: ArrayDraft;
  readonly accesses: ReadonlyMap<AccessDraft, AccessDraft>;
}

export function usesOf({ name }: ArrayDraft, region: Region): Use[] {
  return region.drafts.flatMap((draft) =>
    draft.accesses.filter(({ array }) => array === name).map((access) => ({ draft, access })),
  );
}

/** The most rows that a subscript may be away from its own. */
const MOST_CARRIES = 4;

/**
 * Returns subscripts with inner ones that fit their rows: `a[i * n + n - 1]` is the end of row i, not one
 * before row i + 1.
 */
export function carried(
  index: readonly IntExpr[],
  rows: readonly IntExpr[],
  { loops }: StatementDraft,
  region: Region,
): IntExpr[] {
  const result = [...index];
  const isAtLeast = (expr: IntExpr, bound: number) => provablyAtLeast(expr, bound, loops, region.ranges);
  for (let d = result.length - 1; d > 0; d--) {
    const row = rows[d - 1]!;
    for (let count = 0; count < MOST_CARRIES; count++) {
      const own = result[d]!;
      const before = isAtLeast(apply('neg', own), 1);
      const after = isAtLeast(apply('sub', own, row), 0);
      if (!before && !after) break;
      const op = before ? 'add' : 'sub';
      result[d] = simplifyIntExpr(apply(op, own, row));
      result[d - 1] = simplifyIntExpr(apply(before ? 'sub' : 'add', result[d - 1]!, int(1)));
    }
  }
  return result;
}

/** @param strides how far apart the elements of each dimension lie; `rows`: the extents except for the first */
export function withRows(array: ArrayDraft, strides: readonly Term[], rows: readonly Term[]): ArrayDraft {
  const [extent] = array.extents;
  const count = array.elementCount ?? extent ?? undefined;
  const outermost = count && wholeRows(count, strides[0] as Term);
  return {
    ...array,
    extents: [outermost ?? null, ...rows.map((row) => sumOfTerms([row]))],
    structBytes: array.structBytes.length > 0 ? [...rows.map(() => undefined), ...array.structBytes] : [],
    elementCount: outermost ? undefined : count,
  };
}

/** Returns how many rows the declared elements are; `undefined` if that is not a whole number. */
function wholeRows(count: IntExpr, stride: Term): IntExpr | undefined {
  for (const isWhole of [() => true, () => false]) {
    const parts = polynomial(count, isWhole)?.map((term) => quotient(term, stride));
    if (parts?.every(isAffine)) return sumOfTerms(parts as Term[]);
  }
  return undefined;
}

/** Returns whether a term has at most one factor that varies. */
export function isAffine(term: Term | undefined): boolean {
  // A sum that is kept whole is one factor, and may have products of its own: `n * n + 1`.
  return term !== undefined && term.factors.length <= 1 && !term.factors.some(hasProduct);
}
