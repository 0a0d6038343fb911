import { type Box, containsPoint, isEmpty } from './box.ts';
import { BoxError } from './box-error.ts';
import { coalesceBoxes } from './coalesce.ts';
import { disjointBoxes, subtractAll } from './disjoint.ts';
import { boxHullAll } from './hull.ts';
import { intersect } from './intersect.ts';
import { inOrder } from './order.ts';
import { exactVolume, toSafeCount } from './volume.ts';

/**
 * An exact set of points: disjoint, non-empty boxes in the order of `compareBoxes`. The same set can be cut into boxes
 * in many ways, so compare sets with `setEquals`.
 */
export interface BoxSet {
  /** Of every box; needed where there is none. */
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

export function setIsEmpty(a: BoxSet): boolean {
  return a.boxes.length === 0;
}

export function setContainsPoint(a: BoxSet, point: readonly number[]): boolean {
  return a.boxes.some((piece) => containsPoint(piece, point));
}

/** The boxes of `a` as they are, and what `b` adds to them. */
export function setUnion(a: BoxSet, b: BoxSet): BoxSet {
  requireSameSpace(a, b);
  return { dimensions: a.dimensions, boxes: inOrder([...a.boxes, ...subtractAll(b.boxes, a.boxes)]) };
}

export function setIntersect(a: BoxSet, b: BoxSet): BoxSet {
  requireSameSpace(a, b);
  const common = a.boxes.flatMap((left) => b.boxes.map((right) => intersect(left, right)));
  return { dimensions: a.dimensions, boxes: inOrder(common.filter((piece) => !isEmpty(piece))) };
}

export function setSubtract(a: BoxSet, b: BoxSet): BoxSet {
  requireSameSpace(a, b);
  return { dimensions: a.dimensions, boxes: inOrder(subtractAll(a.boxes, b.boxes)) };
}

export function setIsSubset(a: BoxSet, b: BoxSet): boolean {
  return setIsEmpty(setSubtract(a, b));
}

export function setEquals(a: BoxSet, b: BoxSet): boolean {
  return setIsSubset(a, b) && setIsSubset(b, a);
}

/** The same set in fewer boxes. */
export function setCoalesce(a: BoxSet): BoxSet {
  return { dimensions: a.dimensions, boxes: coalesceBoxes(a.boxes) };
}

/** The number of points. Throws when it is above 2^53 - 1. */
export function setVolume(a: BoxSet): number {
  return toSafeCount(
    a.boxes.reduce((sum, piece) => sum + exactVolume(piece), 0n),
    'A set of boxes',
  );
}

/** The smallest box that holds the set, or `undefined` for the empty set. May hold points that the set does not. */
export function setHull(a: BoxSet): Box | undefined {
  return setIsEmpty(a) ? undefined : boxHullAll(a.boxes);
}

function requireSameSpace(a: BoxSet, b: BoxSet): void {
  if (a.dimensions === b.dimensions) return;
  throw new BoxError(
    'BOX_DIMENSIONS_DIFFER',
    `Sets of ${a.dimensions} and ${b.dimensions} dimensions cannot be combined: they belong to different arrays.`,
  );
}
