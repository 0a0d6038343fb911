import { type Box, isEmpty } from './box.ts';
import { coalesceBoxes } from './coalesce.ts';
import { disjointBoxes } from './disjoint.ts';
import { boxHull } from './hull.ts';
import { compareBoxes, inOrder } from './order.ts';
import { exactVolume } from './volume.ts';

/**
 * Disjoint boxes that hold the union, with as few split accesses as cost no memory.
 *
 * Two boxes become their hull where the hull holds no more elements than the two of them one by one. The shifted
 * reads of a stencil become one box (its few corners cost less than a second copy of the overlap would), while a
 * distant row stays apart. What still overlaps goes through Algorithm 2, largest first, so that the largest stays
 * whole. The result may hold points that no input holds: like any hull it says what to allocate, not what was written.
 * It does not depend on the order of the input.
 */
export function mergeBoxes(initial: readonly Box[]): Box[] {
  let boxes = inOrder(initial.filter((piece) => !isEmpty(piece)));
  for (let next = mergeFirstPair(boxes); next !== undefined; next = mergeFirstPair(boxes)) {
    boxes = next;
  }
  return coalesceBoxes(disjointBoxes(largestFirst(boxes)));
}

/** Merges the first pair, in order, that may merge; `undefined` when there is none. */
function mergeFirstPair(boxes: readonly Box[]): Box[] | undefined {
  for (const [i, a] of boxes.entries()) {
    for (const [offset, b] of boxes.slice(i + 1).entries()) {
      const hull = boxHull(a, b);
      if (exactVolume(hull) > exactVolume(a) + exactVolume(b)) continue;
      const j = i + 1 + offset;
      return inOrder([...boxes.filter((_, index) => index !== i && index !== j), hull]);
    }
  }
  return undefined;
}

function largestFirst(boxes: readonly Box[]): Box[] {
  return [...boxes].sort((a, b) => {
    const difference = exactVolume(b) - exactVolume(a);
    return difference === 0n ? compareBoxes(a, b) : difference > 0n ? 1 : -1;
  });
}
