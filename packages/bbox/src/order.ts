import type { Box } from './box.ts';

/** Lexicographic by lower bounds, then by upper bounds: the order of every list of boxes this package returns. */
export function compareBoxes(a: Box, b: Box): number {
  return compareTuples(a.lo, b.lo) || compareTuples(a.hi, b.hi);
}

export function inOrder(boxes: readonly Box[]): Box[] {
  return [...boxes].sort(compareBoxes);
}

function compareTuples(a: readonly number[], b: readonly number[]): number {
  for (const [d, value] of a.entries()) {
    if (value !== b[d]) return value < b[d]! ? -1 : 1;
  }
  return 0;
}
