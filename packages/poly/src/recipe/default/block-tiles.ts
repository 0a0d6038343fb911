import { scalarBytes } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { largeIterations } from '../../cost/large-iterations.js';
import { declaredArray } from '../../model/declared-array.js';
import type { ScopModel } from '../../model/scop-model.js';
import { loopsAt } from '../../tree/items.js';
import { findLoop, iteratorOf, loopName } from '../../tree/loop-name.js';
import { registersAround } from '../../tree/marks.js';
import type { MappingState } from '../mapping-state.js';
import { applyAllowed, applyLine, recipeLine } from '../verbs/apply-line.js';
import { defaultBlock, loopsFromLaunch } from '../verbs/threads.js';
import { withAlignedTiles } from './code/aligned-tiles.js';
import { withLaunchBounds } from './code/launch-bounds.js';
import { operationsAlong } from './computed-factors.js';
import { linesTogether } from './lines-together.js';
import { coalescingReason } from './reasons/coalescing.js';
import { amount, forSizes } from './reasons/figures.js';
import { sharedReason } from './reasons/shared-reason.js';
import { scanPlans, withCarried } from './scan-tiles.js';
import { accessesIn, type ThreadAccess } from './thread-accesses.js';
import { applyPlan, type SharedArray, type TilePlan } from './tile-plan.js';

/**
 * Threads of a block in a product, along both of its loops, and tiles: 32 sums of 8 bytes for each of them, or 64 of 4. A thread computes
 * a factor such as `alpha * A[i][k]` for each of its rows, or of its columns. It has the fewer of those that take more operations.
 */
const PRODUCT_BLOCK = { fewRows: [16, 8], fewColumns: [8, 16] } as const;
const PRODUCT_TILES = {
  wide: [
    [64, 64],
    [32, 32],
  ],
  narrow: [
    [128, 64],
    [64, 64],
    [32, 32],
  ],
} as const;
/** Iterations of a product's sum in a chunk: boxes of both factors fit the memory that blocks share. */
const PRODUCT_CHUNK = 16;
/** Chunks of a product with memory of their own: one is copied while one is executed. */
const PRODUCT_SLOTS = [2];
/**
 * Threads of a block whose sums go along rows or columns, and elements of a box: each thread copies 8. Of blocks with 1024 to 8192
 * elements and up to 5 chunks, smaller ones with more chunks were fastest on an H200, since more blocks wait for memory at a time.
 */
const SUM_THREADS = 128;
const SUM_ELEMENTS = 8 * SUM_THREADS;
const SUM_SLOTS = [4, 3, 2];
const ROWS = 8;
/** Bytes of neighbouring columns in a tile: what a device reads of its memory at a time. */
const COLUMN_BYTES = 128;
/** Threads that keep the memory of a device busy if each reads by itself: an H200 holds 270,000. */
const ENOUGH_THREADS = 65_536;
/** Threads of a block if there are few in all, so that more processors have some. */
const FEW_THREADS = 64;
/** Blocks that keep the processors of a device busy: an H200 has 132. */
const ENOUGH_BLOCKS = 128;

/**
 * Adds the `block` line of a thread grid. In four cases blocks have tiles and share what chunks of the threads' loops access:
 *  - products: of what the sums read, some is the same for all of y, and some for all of x;
 *  - rows: neighbouring threads read elements that are far apart, but each thread reads neighbours one after the other;
 *  - columns: neighbouring threads read neighbours, but there are few of them, and each waits for one element after the other;
 *  - scans: threads write rows, or few of them write columns, each element after the one before.
 *
 * Blocks whose threads have no loops have tiles of several lines, so that each thread waits for several elements at a time.
 */
export function withBlocks(state: MappingState, grid: readonly string[]): MappingState {
  const x = findLoop(state.schedule, grid.at(-1) ?? '');
  const loops = x ? sumsIn(state, x) : [];
  const plan = x && (productOf(state, x, loops) ?? rowsOf(state, x, loops) ?? columnsOf(state, x, loops));
  const tiled = plan && applyPlan(state, plan);
  if (tiled) return tiled;
  const lines = x ? linesTogether(state, x) : [];
  const together = lines.length > 0 ? applyAllowed(state, lines) : undefined;
  if (together) return withLaunchBounds(withAlignedTiles(together, loopName(x!)), loopName(x!));
  if (x && loopsFromLaunch(x).length === 1 && loopsAt(x.child(0)).length > 0)
    return withScans(state, loopName(x));
  const shape = defaultBlock(grid.length).map(String);
  const reason = x && coalescingReason(state, x);
  return applyLine(state, recipeLine('block', [grid.at(-1) ?? '', ...shape], reason));
}

/** Adds the lines of a grid of one dimension whose threads have loops that may hand elements on. */
function withScans(state: MappingState, name: string): MappingState {
  const carried = withCarried(state, findLoop(state.schedule, name) as isl.ScheduleNode);
  const x = findLoop(carried.schedule, name) as isl.ScheduleNode;
  const areFew = largeIterations(state.model, [x]) < ENOUGH_THREADS;
  for (const plan of areFew ? scanPlans(carried, x) : []) {
    const tiled = applyPlan(carried, plan);
    if (tiled) return tiled;
  }
  const threads = areFew ? FEW_THREADS : defaultBlock(1)[0];
  const reason = areFew
    ? `fewer than ${ENOUGH_THREADS} threads: more processors have some in small blocks`
    : coalescingReason(carried, x);
  return applyLine(carried, recipeLine('block', [name, String(threads)], reason));
}

/** Returns the loops directly inside the threads that sum in registers, or in copies that threads have. */
function sumsIn(state: MappingState, x: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const writesMemory = (loop: isl.ScheduleNode) =>
    accessesIn(state, [loop], x).some(({ kind }) => kind === 'write');
  return loopsAt(x.child(0)).filter((loop) => registersAround(loop).length > 0 || !writesMemory(loop));
}

function productOf(
  state: MappingState,
  x: isl.ScheduleNode,
  loops: readonly isl.ScheduleNode[],
): TilePlan | undefined {
  const bands = loopsFromLaunch(x);
  const y = bands.at(-2);
  if (!y || loops.length === 0) return undefined;
  const isFactor = (one: ThreadAccess, along: isl.ScheduleNode, across: isl.ScheduleNode): boolean =>
    one.stride(across) === 0 && one.stride(along) !== 0;
  const shared = sharedBy(state, x, loops, (one) => {
    const same = [y, x].find((across) => isFactor(one, across.isEqual(x) ? y : x, across));
    return same && `iterations of ${iteratorOf(loopName(same))} in a tile read the same elements`;
  });
  const isProduct = loops.every((loop) => {
    const reads = readsIn(state, loop, x);
    return reads.some((one) => isFactor(one, x, y)) && reads.some((one) => isFactor(one, y, x));
  });
  if (!isProduct) return undefined;
  const bytes = Math.max(...[...shared.values()].flat().map(({ array }) => bytesOf(state.model, array)));
  const [rows, columns] = [operationsAlong(state, loops, y, x), operationsAlong(state, loops, x, y)];
  const around = bands.slice(0, -2);
  const tile = tileFor(state.model, [y, x], around, bytes);
  const outer = around.map(() => 1);
  const block = PRODUCT_BLOCK[columns > rows ? 'fewColumns' : 'fewRows'];
  const points = volumeOf(tile.shape) / volumeOf(block);
  const fewer = columns > rows ? 'columns' : 'rows';
  const factors = `few ${fewer}, since it has operations for them: ${rows} for a row, ${columns} for a column`;
  return {
    grid: loopName(x),
    block: [...outer, ...block],
    tile: [...outer, ...tile.shape],
    why: {
      block: `${points} sums a thread${rows + columns > 0 ? `; ${factors}` : ''}`,
      tile: tile.reason,
    },
    slots: PRODUCT_SLOTS,
    isProduct: true,
    chunks: [PRODUCT_CHUNK, PRODUCT_CHUNK / 2],
    shared,
  };
}

function volumeOf(shape: readonly number[]): number {
  return shape.reduce((product, size) => product * size, 1);
}

/** A shape of tiles, and why they have it. */
interface TileShape {
  readonly shape: readonly number[];
  readonly reason: string;
}

/** Returns how many iterations along each loop a tile has: many, as long as there are enough tiles, with those of the loops around. */
function tileFor(
  model: ScopModel,
  loops: readonly isl.ScheduleNode[],
  around: readonly isl.ScheduleNode[],
  bytes: number,
): TileShape {
  const shapes: readonly (readonly number[])[] = PRODUCT_TILES[bytes > 4 ? 'wide' : 'narrow'];
  const extents = loops.map((loop) => largeIterations(model, [loop]));
  const outer = around.length > 0 ? largeIterations(model, around) : 1;
  const tiles = (shape: readonly number[]) =>
    extents.reduce((product, extent, d) => product * Math.ceil(extent / shape[d]!), outer);
  const shape = shapes.find((one) => tiles(one) >= ENOUGH_BLOCKS) ?? shapes.at(-1)!;
  const larger = shapes[shapes.indexOf(shape) - 1];
  const blocks = `${amount(tiles(shape))} blocks${forSizes(model)}`;
  const reason = larger ? `${blocks}, not ${tiles(larger)} of ${larger.join(' x ')}` : blocks;
  return { shape, reason: `sums of a block read the same elements: ${reason}` };
}

function rowsOf(
  state: MappingState,
  x: isl.ScheduleNode,
  loops: readonly isl.ScheduleNode[],
): TilePlan | undefined {
  if (loops.length === 0 || loopsFromLaunch(x).length > 1) return undefined;
  const isApart = (one: ThreadAccess): boolean => ![0, 1, -1].includes(one.stride(x));
  const areRows = loops.every((loop) =>
    readsIn(state, loop, x).some((one) => isApart(one) && Math.abs(one.stride(loop)) === 1),
  );
  if (!areRows) return undefined;
  return sumsPlan(state, x, loops, ROWS, 'neighbours read rows, which blocks copy together');
}

function columnsOf(
  state: MappingState,
  x: isl.ScheduleNode,
  loops: readonly isl.ScheduleNode[],
): TilePlan | undefined {
  if (loops.length === 0 || loopsFromLaunch(x).length > 1) return undefined;
  if (largeIterations(state.model, [x]) >= ENOUGH_THREADS) return undefined;
  const columns = loops.map((loop) =>
    readsIn(state, loop, x).filter((one) => Math.abs(one.stride(x)) === 1 && one.dependsOn(loop)),
  );
  if (columns.some((reads) => reads.length === 0)) return undefined;
  const bytes = Math.max(...columns.flat().map(({ array }) => bytesOf(state.model, array)));
  return sumsPlan(
    state,
    x,
    loops,
    COLUMN_BYTES / bytes,
    `fewer than ${ENOUGH_THREADS} threads read columns, which blocks copy together`,
  );
}

/** Returns the plan for tiles of so many sums, each of which one thread of a block computes; `undefined` if all of them are short. */
function sumsPlan(
  state: MappingState,
  x: isl.ScheduleNode,
  loops: readonly isl.ScheduleNode[],
  sums: number,
  why: string,
): TilePlan | undefined {
  const chunk = SUM_ELEMENTS / sums;
  if (loops.every((loop) => largeIterations(state.model, [loop]) < chunk)) return undefined;
  return {
    grid: loopName(x),
    block: [SUM_THREADS],
    tile: [sums],
    why: {
      block: `threads copy ${SUM_ELEMENTS / SUM_THREADS} elements of a chunk each, and ${sums} of them add`,
      tile: why,
    },
    slots: SUM_SLOTS,
    isProduct: false,
    chunks: [chunk, chunk / 2, chunk / 4],
    shared: sharedBy(state, x, loops, (one) => sharedReason(one, x)),
  };
}

function bytesOf(model: ScopModel, array: string): number {
  return scalarBytes(declaredArray(model, array).element);
}

/** Returns the arrays of which loops read boxes, each with the first reason for it: of elements that change with the loop. */
function sharedBy(
  state: MappingState,
  x: isl.ScheduleNode,
  loops: readonly isl.ScheduleNode[],
  whyShared: (one: ThreadAccess) => string | undefined,
): ReadonlyMap<string, readonly SharedArray[]> {
  return new Map(
    loops.map((loop): [string, readonly SharedArray[]] => {
      const reasons = new Map<string, string>();
      for (const one of readsIn(state, loop, x)) {
        const reason = one.stride(loop) === 0 ? undefined : whyShared(one);
        if (reason !== undefined && !reasons.has(one.array)) reasons.set(one.array, reason);
      }
      return [loopName(loop), [...reasons].map(([array, reason]) => ({ array, reason }))];
    }),
  );
}

/** Returns the reads of memory in a loop, except of elements that stay in registers. */
function readsIn(state: MappingState, loop: isl.ScheduleNode, x: isl.ScheduleNode): readonly ThreadAccess[] {
  const kept = registersAround(loop);
  return accessesIn(state, [loop], x).filter(({ kind, array }) => kind === 'read' && !kept.includes(array));
}
