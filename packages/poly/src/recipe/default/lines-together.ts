import { type RecipeLine, scalarBytes } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { largeIterations } from '../../cost/large-iterations.js';
import { declaredArray } from '../../model/declared-array.js';
import { loopsAt } from '../../tree/items.js';
import { loopName } from '../../tree/loop-name.js';
import { privateAround } from '../../tree/marks.js';
import type { MappingState } from '../mapping-state.js';
import { recipeLine } from '../verbs/apply-line.js';
import { loopsFromLaunch } from '../verbs/threads.js';
import { vectorLines } from './code/vector-lines.js';
import { coalescingReason } from './reasons/coalescing.js';
import { accessesIn, type ThreadAccess } from './thread-accesses.js';

/**
 * By the dimensions of a grid, blocks whose threads have several lines, and the bytes that a thread reads together. A line of one
 * dimension is as long as the block. On an H200, PolyBench's jacobi-2d and fdtd-2d were fastest with 32 bytes, its heat-3d with 16,
 * and Black-Scholes with two options of 12 bytes.
 */
const SHAPES: ReadonlyMap<number, { readonly block: readonly number[]; readonly bytes: number }> = new Map([
  [1, { block: [128], bytes: 16 }],
  [2, { block: [1, 128], bytes: 32 }],
  [3, { block: [1, 4, 32], bytes: 16 }],
]);
const MOST_LINES = 8;
/**
 * Blocks of two dimensions for threads that compute many addresses: each has 4 x 4 points. On an H200, a step
 * of Floyd-Warshall with 10240 x 10240 points then takes 0.099 ms instead of 0.149 ms with 4 x 1.
 */
const MANY_ADDRESSES = { from: 7, tile: [4, 512] } as const;
/** Threads of which a processor asks at once whether they compute the usual values. */
const LANES = '256';
/** Threads that keep the memory of a device busy if each reads several lines. */
const ENOUGH_THREADS = 65_536;

/**
 * Returns `block` and `tile` lines for threads without loops that read several lines, each together with its
 * neighbours in memory, and a `vectorize` line if few of them compute other values. None if there are too few
 * threads, if they read enough of one line, if neighbours read elements that are far apart, or if threads have
 * copies of arrays.
 */
export function linesTogether(state: MappingState, x: isl.ScheduleNode): readonly RecipeLine[] {
  const bands = loopsFromLaunch(x);
  const shape = SHAPES.get(bands.length);
  if (!shape || loopsAt(x.child(0)).length > 0 || haveArrays(state, x)) return [];
  const accesses = accessesIn(state, [x], x);
  const usual = accesses.filter(({ isUsual }) => isUsual);
  const read = usual.filter(({ kind }) => kind === 'read').map(({ array }) => array);
  const ofLine = bytesOf(state, read);
  const lines = linesFor(shape.bytes, ofLine);
  const areNeighbours = accesses.every((one) => [0, 1].includes(one.stride(x)));
  const vectors = areNeighbours ? vectorLines(state, x, accesses) : [];
  if (vectors.length > 0) return vectors;
  const [outermost = 1, ...inner] = shape.block;
  const addresses = addressesOf(usual, x);
  const hasMany = bands.length === 2 && addresses >= MANY_ADDRESSES.from;
  const tile = hasMany ? MANY_ADDRESSES.tile : [outermost * lines, ...inner];
  const points = productOf(tile) / productOf(shape.block);
  const threads = largeIterations(state.model, bands) / points;
  if (!areNeighbours || points < 2 || threads < ENOUGH_THREADS) return [];
  const reason = hasMany
    ? `threads compute ${addresses} addresses, and read ${points} elements before they write one`
    : `threads read several lines before they write one: ${points * ofLine} bytes, not ${ofLine}`;
  const hasCases = usual.length < accesses.length;
  const alike = 'on a host: most neighbours compute the same';
  return [
    ...(hasCases ? [recipeLine('vectorize', [loopName(x), LANES], alike)] : []),
    recipeLine('block', [loopName(x), ...shape.block.map(String)], coalescingReason(state, x)),
    recipeLine('tile', [loopName(x), ...tile.map(String)], reason),
  ];
}

/** Returns whether threads have copies of arrays, which would not fit their registers several times. */
function haveArrays({ model }: MappingState, x: isl.ScheduleNode): boolean {
  return privateAround(x.child(0)).some((name) => declaredArray(model, name).extents.length > 0);
}

/** Returns a number of addresses: elements of an array that lie a constant apart have one, for reads and for writes. */
function addressesOf(accesses: readonly ThreadAccess[], x: isl.ScheduleNode): number {
  return new Set(accesses.map((one) => `${one.kind} ${one.array} ${one.stride(x)}`)).size;
}

function productOf(sizes: readonly number[]): number {
  return sizes.reduce((product, size) => product * size, 1);
}

/** Returns a power of two. */
function linesFor(bytes: number, ofLine: number): number {
  return ofLine > 0 ? Math.min(MOST_LINES, 2 ** Math.ceil(Math.log2(bytes / ofLine))) : 1;
}

/** Returns the bytes of an element of each array. */
function bytesOf({ model }: MappingState, arrays: readonly string[]): number {
  const each = [...new Set(arrays)].map((array) => scalarBytes(declaredArray(model, array).element));
  return each.reduce((sum, bytes) => sum + bytes, 0);
}
