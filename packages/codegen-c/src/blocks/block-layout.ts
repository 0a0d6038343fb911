import {
  apply,
  type IntExpr,
  int,
  MATRIX,
  variable,
  WARP_THREADS,
  type WarpGrid,
  warpGrid,
} from '@boxflow/ir';
import type { PointLoop } from '../kernel/together.js';
import { pointVariable, positionVariable, THREAD } from '../names/kernel-scope.js';
import { threadsAlong, tileSize } from '../names/named-sizes.js';
import type { BlockKernel } from './block-kernel.js';

/** The iterations of a tile that a thread executes in one dimension. */
export interface ThreadPoints {
  /** The first one, over the tile's first and the thread's position in its block. */
  readonly first: IntExpr;
  readonly count: number;
  readonly loop: PointLoop;
}

/**
 * Returns the iterations of a thread in each dimension. They are as far apart as the block has threads there,
 * or where matrix instructions leave the sums that they update.
 */
export function threadPoints(kernel: BlockKernel): readonly ThreadPoints[] {
  const warps = warpsOf(kernel);
  const last = kernel.blocks.tile.length - 1;
  return kernel.blocks.tile.map(({ first, size, neighbours = 1 }, d) => {
    if (warps && d === last - 1) return pointsOf(first, d, rowsOfWarp(warps));
    if (warps && d === last) return pointsOf(first, d, columnsOfWarp(warps));
    const threads = threadsAlong(kernel, d);
    const count = Math.ceil(size / kernel.block[d]!);
    return pointsOf(first, d, {
      first: apply('mul', int(neighbours), variable(positionVariable(d))),
      ...{ count, size: count > 1 ? apply('floordiv', tileSize(kernel, d), threads) : int(1) },
      offset: (point) => inRuns(point, neighbours, apply('mul', int(neighbours), threads), count),
    });
  });
}

/**
 * Returns how far a point is from the first if so many neighbours are together, and runs of them some
 * distance apart.
 */
function inRuns(point: IntExpr, neighbours: number, distance: IntExpr, count = Infinity): IntExpr {
  if (count <= neighbours) return point;
  if (neighbours === 1) return apply('mul', distance, point);
  const run = apply('mul', distance, apply('floordiv', point, int(neighbours)));
  return apply('add', run, apply('mod', point, int(neighbours)));
}

/** Returns whether threads have one run of neighbours of their tile's last dimension, and no loops in chunks. */
export function haveRuns({ blocks, block, threads }: BlockKernel): boolean {
  const { size = 1, neighbours = 1 } = blocks.tile.at(-1) ?? {};
  return (
    threads.length > 0 && neighbours > 1 && blocks.stages.length === 0 && size === neighbours * block.at(-1)!
  );
}

/** Returns how the warps of a block divide its tile; `undefined` if none of its loops is for matrix instructions. */
export function warpsOf({ blocks, block }: BlockKernel): WarpGrid | undefined {
  if (!blocks.stages.some(({ matrix }) => matrix)) return undefined;
  return warpGrid(
    blocks.tile.map(({ size }) => size),
    block,
  );
}

/** Rows or columns of a tile that a thread has, from the tile's first one on. */
interface Lines {
  readonly first: IntExpr;
  readonly count: number;
  /** {@link count} by the names of sizes; absent: as a number. */
  readonly size?: IntExpr;
  offset(point: IntExpr): IntExpr;
}

/**
 * The threads of a warp update 16 x 8 sums by one instruction. Thread `4 g + t` has those of rows g and g +
 * 8, and columns 2 t and 2 t + 1. It gives the instruction terms t and t + 4 of rows g and g + 8 of the left
 * factor, and of column g of the right one.
 */
function rowsOfWarp({ columns, height }: WarpGrid): Lines {
  const warp = apply('floordiv', variable(THREAD), int(WARP_THREADS));
  return {
    first: apply('add', apply('mul', apply('floordiv', warp, int(columns)), int(height)), group),
    count: height / 8,
    offset: (point) => apply('mul', int(8), point),
  };
}

function columnsOfWarp(warps: WarpGrid): Lines {
  return {
    first: apply('add', firstColumn(warps), apply('mul', int(2), firstTerm)),
    count: warps.width / 4,
    offset: (point) => inRuns(point, 2, int(MATRIX.columns)),
  };
}

/** Returns the columns of the right factor that a thread gives to matrix instructions. */
export function factorColumns(warps: WarpGrid): Lines {
  return {
    first: apply('add', firstColumn(warps), group),
    count: warps.width / MATRIX.columns,
    offset: (point) => apply('mul', int(8), point),
  };
}

const group = apply('floordiv', apply('mod', variable(THREAD), int(WARP_THREADS)), int(4));

/** The first of the two terms that a thread gives to a matrix instruction. */
export const firstTerm = apply('mod', variable(THREAD), int(4));

function firstColumn({ columns, width }: WarpGrid): IntExpr {
  const warp = apply('floordiv', variable(THREAD), int(WARP_THREADS));
  return apply('mul', apply('mod', warp, int(columns)), int(width));
}

function pointsOf(tileFirst: string, d: number, { first, count, size, offset }: Lines): ThreadPoints {
  return {
    first: apply('add', variable(tileFirst), first),
    count,
    loop: { variable: pointVariable(d), size: size ?? int(count), offset },
  };
}
