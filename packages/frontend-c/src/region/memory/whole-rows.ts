import { apply, type IntExpr, linearParts, type Subscript, simplifyIntExpr, sumOfParts } from '@boxflow/ir';
import { hasProduct } from '../../integers/polynomial.js';

/**
 * Returns the subscripts of the same element with whole rows in outer dimensions: with rows of 8 elements,
 * `a[0][16 * i + j]` is `a[2 * i][j]`. So a column may be walked by a pointer to its first element. Whether
 * subscripts are within bounds is checked later, as always.
 */
export function withWholeRows(
  index: readonly Subscript[],
  extents: readonly (IntExpr | null)[],
): readonly Subscript[] {
  const result = [...index];
  for (let d = result.length - 1; d > 0; d--) {
    const [outer, inner, row] = [result[d - 1]!, result[d]!, extents[d]];
    if (outer.op === 'data' || inner.op === 'data' || row?.op !== 'int' || row.value < 2) continue;
    const parts = hasProduct(inner) ? undefined : rowsIn(inner, row.value);
    if (!parts) continue;
    result[d - 1] = simplifyIntExpr(apply('add', outer, parts.rows));
    result[d] = parts.rest;
  }
  return result;
}

/** Returns the whole rows in a subscript, and the rest; `undefined` if there are none. */
function rowsIn(inner: IntExpr, row: number): { rows: IntExpr; rest: IntExpr } | undefined {
  const { constant, terms } = linearParts(inner);
  const isWhole = ({ coefficient }: { readonly coefficient: number }) => coefficient % row === 0;
  const whole = terms.filter(isWhole);
  const count = Math.trunc(constant / row);
  if (whole.length === 0 && count === 0) return undefined;
  const rows = whole.map(({ coefficient, term }) => ({ coefficient: coefficient / row, term }));
  const rest = { constant: constant - count * row, terms: terms.filter((each) => !isWhole(each)) };
  return {
    rows: simplifyIntExpr(sumOfParts({ constant: count, terms: rows })),
    rest: simplifyIntExpr(sumOfParts(rest)),
  };
}
