import { apply, type IntExpr, int } from '../int-expr/int-expr.js';
import type { Kernel, ThreadDimension } from './kernel-ir.js';

/** Returns how many threads execute the iterations of each dimension: what a launch's grid says. */
export function threadCounts({
  threads,
  block,
  blocks,
}: Pick<Kernel, 'threads' | 'block' | 'blocks'>): IntExpr[] {
  return threads.map((thread, d) => {
    const tile = blocks?.tile[d];
    return tile ? apply('mul', parts(thread.count, tile.size), int(block[d] ?? 1)) : threadCount(thread);
  });
}

function threadCount({ count, points = 1 }: ThreadDimension): IntExpr {
  return parts(count, points);
}

/** Returns how many parts of a size there are, the last one perhaps smaller. */
function parts(count: IntExpr, size: number): IntExpr {
  return size === 1 ? count : apply('floordiv', apply('add', count, int(size - 1)), int(size));
}
