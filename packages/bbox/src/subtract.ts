import { type Box, isEmpty } from './box.ts';
import { intersect } from './intersect.ts';
import { inOrder } from './order.ts';

/**
 * The points of `a` that are not in `b`, as at most `2 * dimensions` disjoint boxes (BBMM Table 4.1, `bb_subtract`).
 *
 * Slabs are cut off dimension by dimension, the first one first: the large pieces then keep whole rows, which are
 * contiguous in memory.
 */
export function subtract(a: Box, b: Box): Box[] {
  const common = intersect(a, b);
  if (isEmpty(a)) return [];
  if (isEmpty(common)) return [a];

  const pieces: Box[] = [];
  let rest = a;
  for (const [d, low] of common.lo.entries()) {
    const high = common.hi[d]!;
    if (rest.lo[d]! < low) pieces.push(withHi(rest, d, low));
    if (high < rest.hi[d]!) pieces.push(withLo(rest, d, high));
    rest = withHi(withLo(rest, d, low), d, high);
  }
  return inOrder(pieces);
}

function withLo(a: Box, d: number, low: number): Box {
  return { lo: replaceAt(a.lo, d, low), hi: a.hi };
}

function withHi(a: Box, d: number, high: number): Box {
  return { lo: a.lo, hi: replaceAt(a.hi, d, high) };
}

function replaceAt(bounds: readonly number[], d: number, bound: number): number[] {
  return bounds.map((old, index) => (index === d ? bound : old));
}
