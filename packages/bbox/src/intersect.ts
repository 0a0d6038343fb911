import { type Box, isEmpty, requireSameDimensions } from './box.ts';

/**
 * The points in both boxes (BBMM Table 4.1, `bb_intersection`).
 * An empty result has its upper bounds pulled up to its lower ones, so that no extent is negative.
 */
export function intersect(a: Box, b: Box): Box {
  requireSameDimensions(a, b);
  const lo = a.lo.map((low, d) => Math.max(low, b.lo[d]!));
  const hi = a.hi.map((high, d) => Math.max(lo[d]!, Math.min(high, b.hi[d]!)));
  return { lo, hi };
}

export function isDisjoint(a: Box, b: Box): boolean {
  return isEmpty(intersect(a, b));
}
