import type { Box } from './box.ts';
import { inOrder } from './order.ts';

/**
 * The same points in fewer boxes, given disjoint ones: boxes that touch in one dimension and agree in all others
 * become one. Goes from the last dimension to the first, again and again until nothing changes.
 */
export function coalesceBoxes(disjoint: readonly Box[]): Box[] {
  let boxes = inOrder(disjoint);
  for (;;) {
    const before = boxes.length;
    const dimensions = boxes[0]?.lo.length ?? 0;
    for (let d = dimensions - 1; d >= 0; d--) boxes = joinAlong(boxes, d);
    if (boxes.length === before) return boxes;
  }
}

/** Joins every run of boxes that touch along dimension `d`. */
function joinAlong(boxes: readonly Box[], d: number): Box[] {
  const byColumn = new Map<string, Box[]>();
  for (const piece of boxes) {
    const key = columnKey(piece, d);
    byColumn.set(key, [...(byColumn.get(key) ?? []), piece]);
  }
  return inOrder([...byColumn.values()].flatMap((column) => joinColumn(column, d)));
}

/** Equal for two boxes exactly when they agree in every dimension but `d`. */
function columnKey(piece: Box, d: number): string {
  const others = (bounds: readonly number[]) => bounds.filter((_, index) => index !== d).join();
  return `${others(piece.lo)};${others(piece.hi)}`;
}

function joinColumn(column: readonly Box[], d: number): Box[] {
  const joined: Box[] = [];
  for (const next of inOrder(column)) {
    const last = joined.at(-1);
    if (last !== undefined && last.hi[d] === next.lo[d]) {
      joined[joined.length - 1] = { lo: last.lo, hi: next.hi };
    } else {
      joined.push(next);
    }
  }
  return joined;
}
