import { type Box, isEmpty } from './box.ts';
import { disjointBoxes } from './disjoint.ts';
import { boxHullAll } from './hull.ts';
import { mergeBoxes } from './merge.ts';

/**
 * How the boxes of a tile's accesses become the boxes that are allocated:
 * - `merge`: hulls where they cost no memory, the default;
 * - `disjoint`: BBMM Algorithm 2, exactly the union;
 * - `convex`: one hull of everything, as other systems do.
 */
export type BoxPolicy = 'merge' | 'disjoint' | 'convex';

export const boxPolicies: readonly BoxPolicy[] = ['merge', 'disjoint', 'convex'];

/** Disjoint, non-empty boxes that together hold every point of `initial`. Only `disjoint` holds no other point. */
export function refineBoxes(initial: readonly Box[], policy: BoxPolicy): Box[] {
  switch (policy) {
    case 'merge':
      return mergeBoxes(initial);
    case 'disjoint':
      return disjointBoxes(initial);
    case 'convex':
      return convexBoxes(initial);
  }
}

function convexBoxes(initial: readonly Box[]): Box[] {
  const boxes = initial.filter((piece) => !isEmpty(piece));
  return boxes.length === 0 ? [] : [boxHullAll(boxes)];
}
