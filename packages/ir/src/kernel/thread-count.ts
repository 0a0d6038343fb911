import { apply, type IntExpr, int } from '../int-expr/int-expr.js';
import type { ThreadDimension } from './kernel-ir.js';

/** Returns how many threads execute the iterations of a dimension: what a launch's grid says. */
export function threadCount({ count, points = 1 }: ThreadDimension): IntExpr {
  return points === 1 ? count : apply('floordiv', apply('add', count, int(points - 1)), int(points));
}
