import { type Box, isEmpty } from './box.ts';
import { inOrder } from './order.ts';
import { subtract } from './subtract.ts';

/**
 * BBMM Algorithm 2, `get_disjoint_bounding_boxes`: the union of boxes that may overlap, as disjoint boxes.
 *
 * Earlier boxes win: the first stays whole, and each later one keeps only what no earlier box holds. So the cut, but
 * not the union, depends on the order of the input.
 */
export function disjointBoxes(initial: readonly Box[]): Box[] {
  const disjoint: Box[] = [];
  for (const next of initial) {
    disjoint.push(...subtractAll([next], disjoint));
  }
  return inOrder(disjoint);
}

/** Returns the rest of `boxes` after every box of `taken` is cut out. Disjoint boxes stay disjoint. */
export function subtractAll(boxes: readonly Box[], taken: readonly Box[]): Box[] {
  return taken.reduce<Box[]>(
    (rest, hole) => rest.flatMap((piece) => subtract(piece, hole)),
    boxes.filter((piece) => !isEmpty(piece)),
  );
}
