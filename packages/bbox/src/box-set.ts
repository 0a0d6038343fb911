import type { Box } from './box.ts';
import { BoxError } from './box-error.ts';
import { disjointBoxes, subtractAll } from './disjoint.ts';
import { inOrder } from './order.ts';

/**
 * An exact set of points: disjoint, non-empty boxes in the order of `compareBoxes`. The same set can be cut into boxes
 * in many ways: equal sets are subsets of each other.
 */
export interface BoxSet {
  /** The number of dimensions of every box; needed if there is none. */
  readonly dimensions: number;
  readonly boxes: readonly Box[];
}

/** The union of boxes that may overlap or be empty. */
export function boxSet(dimensions: number, boxes: readonly Box[]): BoxSet {
  const misfit = boxes.find((piece) => piece.lo.length !== dimensions);
  if (misfit !== undefined) {
    throw new BoxError(
      'BOX_DIMENSIONS_DIFFER',
      `A set of ${dimensions} dimensions cannot take a box of ${misfit.lo.length}.`,
    );
  }
  return { dimensions, boxes: disjointBoxes(boxes) };
}

/** The boxes of `a` as they are, and what `b` adds to them. */
export function setUnion(a: BoxSet, b: BoxSet): BoxSet {
  requireSameSpace(a, b);
  return { dimensions: a.dimensions, boxes: inOrder([...a.boxes, ...subtractAll(b.boxes, a.boxes)]) };
}

export function setSubtract(a: BoxSet, b: BoxSet): BoxSet {
  requireSameSpace(a, b);
  return { dimensions: a.dimensions, boxes: inOrder(subtractAll(a.boxes, b.boxes)) };
}

export function setIsSubset(a: BoxSet, b: BoxSet): boolean {
  return setSubtract(a, b).boxes.length === 0;
}

function requireSameSpace(a: BoxSet, b: BoxSet): void {
  if (a.dimensions === b.dimensions) return;
  throw new BoxError(
    'BOX_DIMENSIONS_DIFFER',
    `Sets of ${a.dimensions} and ${b.dimensions} dimensions cannot be combined: they belong to different arrays.`,
  );
}
