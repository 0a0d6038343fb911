import { type Box, isEmpty, requireSameDimensions } from './box.ts';

/**
 * The smallest box that holds both (BBMM Table 4.1, `bb_convex_union`). It may hold points that are in neither:
 * it may say what to read or to allocate, never what was written. An empty box adds nothing.
 */
export function boxHull(a: Box, b: Box): Box {
  requireSameDimensions(a, b);
  if (isEmpty(b)) return a;
  if (isEmpty(a)) return b;
  return {
    lo: a.lo.map((low, d) => Math.min(low, b.lo[d]!)),
    hi: a.hi.map((high, d) => Math.max(high, b.hi[d]!)),
  };
}
