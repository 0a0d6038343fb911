import { BoxError } from './box-error.ts';

/**
 * The integer points `p` with `lo[d] <= p[d] < hi[d]` in every dimension `d`.
 *
 * `lo` and `hi` have the same length, the number of dimensions. A box is empty when `hi[d] <= lo[d]` in some
 * dimension; a box of no dimensions is one point (a scalar), so it is never empty.
 */
export interface Box {
  readonly lo: readonly number[];
  readonly hi: readonly number[];
}

/** Makes a box and checks it: every other function of this package takes the data as it is. */
export function box(lo: readonly number[], hi: readonly number[]): Box {
  if (lo.length !== hi.length) {
    throw new BoxError(
      'BOX_DIMENSIONS_DIFFER',
      `A box needs as many upper as lower bounds, but got ${lo.length} lower and ${hi.length} upper bounds.`,
    );
  }
  for (const [d, low] of lo.entries()) {
    const high = hi[d]!;
    checkBound(low, `lower bound of dimension ${d}`);
    checkBound(high, `upper bound of dimension ${d}`);
    if (high - low > Number.MAX_SAFE_INTEGER) {
      throw new BoxError(
        'BOX_TOO_LARGE',
        `Dimension ${d} goes from ${low} to ${high}: more than 2^53 - 1 elements, the largest extent a box can have.`,
      );
    }
  }
  return { lo: [...lo], hi: [...hi] };
}

function checkBound(bound: number, what: string): void {
  if (Number.isSafeInteger(bound)) return;
  const isTooLarge = Number.isInteger(bound);
  throw new BoxError(
    isTooLarge ? 'BOX_TOO_LARGE' : 'BOX_NOT_INTEGER',
    `The ${what} is ${bound}; bounds are integers of at most 2^53 - 1 in magnitude.`,
  );
}

export function isEmpty(a: Box): boolean {
  return a.lo.some((low, d) => a.hi[d]! <= low);
}

/** Is every point of `a` in `b`? (BBMM Table 4.1, `bb_is_subset`) */
export function isSubset(a: Box, b: Box): boolean {
  requireSameDimensions(a, b);
  return isEmpty(a) || a.lo.every((low, d) => b.lo[d]! <= low && a.hi[d]! <= b.hi[d]!);
}

export function requireSameDimensions(a: Box, b: Box): void {
  if (a.lo.length === b.lo.length) return;
  throw new BoxError(
    'BOX_DIMENSIONS_DIFFER',
    `Boxes of ${a.lo.length} and ${b.lo.length} dimensions cannot be combined: they belong to different arrays.`,
  );
}
