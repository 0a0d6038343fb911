import { apply, type IntExpr, int } from '../int-expr/int-expr.js';
import { simplifyIntExpr } from '../int-expr/simplify.js';
import type { Kernel, ThreadDimension, TileDimension } from './kernel-ir.js';

/**
 * Blocks that keep a device busy for several waves. More would compute the same at their beginning: on an H200, some 200 instructions
 * for the addresses of a step of Floyd-Warshall, which then takes 10 % longer. With few addresses, more blocks are faster (heat-2d: 7 %).
 */
const ENOUGH_BLOCKS = 16_384;
const MANY_VIEWS = 5;

type Shape = Pick<Kernel, 'threads' | 'block' | 'blocks' | 'views' | 'statements'>;

/** Returns how many threads execute the iterations of each dimension: what a launch's grid says. */
export function threadCounts(kernel: Shape): IntExpr[] {
  const { threads, block, blocks } = kernel;
  if (!blocks) return threads.map(threadCount);
  const counts = threads.map((thread, d) => tileCount(thread, blocks.tile[d]!));
  const found = hasManyAddresses(kernel) ? inFewBlocks(counts) : counts;
  return found.map((count, d) => apply('mul', count, int(block[d] ?? 1)));
}

/** Returns the first iteration of the first tile, which may be before the first iteration that exists. */
export function firstTile({ lower }: ThreadDimension, { aligned }: TileDimension): IntExpr {
  return aligned === undefined ? lower : simplifyIntExpr(apply('sub', lower, beforeLower(lower, aligned)));
}

function beforeLower(lower: IntExpr, aligned: number): IntExpr {
  return simplifyIntExpr(apply('mod', lower, int(aligned)));
}

function tileCount({ lower, count }: ThreadDimension, { size, aligned }: TileDimension): IntExpr {
  if (aligned === undefined) return parts(count, size);
  const tiles = parts(apply('add', count, beforeLower(lower, aligned)), size);
  return apply('select', apply('gt', count, int(0)), tiles, int(0));
}

/** Returns whether threads without chunks execute several statements on many views. */
function hasManyAddresses({ blocks, views, statements }: Shape): boolean {
  return blocks?.stages.length === 0 && views.length >= MANY_VIEWS && Object.keys(statements).length > 1;
}

/** Returns the blocks by dimension: those of the slowest one go from tile to tile if there are many. */
function inFewBlocks([slowest, ...others]: readonly IntExpr[]): readonly IntExpr[] {
  if (!slowest || others.length === 0) return slowest ? [slowest] : [];
  const inLine = apply('max', int(1), apply('mul', int(1), ...others));
  const lines = apply('add', apply('floordiv', int(ENOUGH_BLOCKS - 1), inLine), int(1));
  return [apply('min', slowest, lines), ...others];
}

function threadCount({ count, points = 1 }: ThreadDimension): IntExpr {
  return parts(count, points);
}

/** Returns how many parts of a size there are, the last one perhaps smaller. */
function parts(count: IntExpr, size: number): IntExpr {
  return size === 1 ? count : apply('floordiv', apply('add', count, int(size - 1)), int(size));
}
