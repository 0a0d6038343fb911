import { type IntExpr, type IntRange, type Polynomial, printIntExpr, rangeOf } from '@boxflow/ir';
import { type Distance, pitchOf } from './pitches.js';
import type { Walker } from './walkers.js';

/** A walker with its distance. */
export interface Walk {
  readonly walker: Walker;
  readonly distance: Distance;
}

/** A dimension of an array, with the walkers that move in it. */
export interface Dimension {
  readonly pitch: Polynomial;
  readonly walks: readonly Walk[];
  /** The bytes of a whole period of a quotient, whose rest walks in the same dimension. */
  readonly period?: Polynomial;
}

/** The most threads of a block. */
const LARGEST_BLOCK = 1024;

/** Divides walkers whose distances have the same core into dimensions, from the outermost one. Their distances differ in numbers only. */
export function splitDimensions(
  walks: readonly Walk[],
  core: Polynomial,
  ranges: ReadonlyMap<string, IntRange>,
): Dimension[] {
  const rows = rowsAmong(walks, ranges);
  if (rows.length === 0) {
    const smallest = walks.reduce((least, walk) => (isNearer(walk, least) ? walk : least));
    return [{ pitch: pitchOf(Math.abs(smallest.distance.bytes), commonGeometry(walks), core), walks }];
  }
  const rest = walks.filter((walk) => !rows.includes(walk));
  return [...splitDimensions(rows, core, ranges), ...splitDimensions(rest, core, ranges)];
}

function commonGeometry([first, ...others]: readonly Walk[]): readonly IntExpr[] {
  const texts = others.map(({ distance }) => new Set(distance.geometry.map(printIntExpr)));
  return first!.distance.geometry.filter((factor) => texts.every((set) => set.has(printIntExpr(factor))));
}

function bytesOf({ distance }: Walk): number {
  return Math.abs(distance.bytes);
}

/** Sizes of the grid in a distance come before its bytes, since they are larger than any part of a block. */
function isNearer(a: Walk, b: Walk): boolean {
  if (gridSizes(a) !== gridSizes(b)) return gridSizes(a) < gridSizes(b);
  return (
    bytesOf(a) < bytesOf(b) ||
    (bytesOf(a) === bytesOf(b) && a.distance.geometry.length < b.distance.geometry.length)
  );
}

function gridSizes({ distance }: Walk): number {
  return distance.geometry.filter((factor) => printIntExpr(factor).startsWith('gridDim.')).length;
}

/** Returns the walkers that go from row to row, while the others stay in a row. There are none in the innermost dimension. */
function rowsAmong(walks: readonly Walk[], ranges: ReadonlyMap<string, IntRange>): Walk[] {
  const blocks = walks
    .filter(({ walker }) => walker.kind === 'block')
    .sort((a, b) => (isNearer(a, b) ? -1 : 1));
  const [inner, outer] = blocks;
  if (inner === undefined) return rowsOfLoops(walks, ranges);
  if (outer !== undefined) return rowsOfBlocks(walks, inner, outer);
  return walks.filter((walk) => walk !== inner && goesBeyond(walk, inner, ranges));
}

/** Blocks of two grid dimensions: the row is what a step of the outer one's threads takes. */
function rowsOfBlocks(walks: readonly Walk[], inner: Walk, outer: Walk): Walk[] {
  if (gridSizes(outer) > gridSizes(inner))
    return walks.filter((walk) => walk.walker.kind === 'block' && gridSizes(walk) > gridSizes(inner));
  if (bytesOf(outer) <= bytesOf(inner)) return [];
  const steps = walks.filter(({ walker }) => walker.name === `threadIdx.${outer.walker.grid}`).map(bytesOf);
  const pitch = Math.min(bytesOf(outer), ...steps.filter((bytes) => bytes > bytesOf(inner)));
  return walks.filter((walk) => bytesOf(walk) >= pitch);
}

/** Returns whether a walker leaves what blocks of one row use. */
function goesBeyond(walk: Walk, block: Walk, ranges: ReadonlyMap<string, IntRange>): boolean {
  if (walk.distance.geometry.length > 0 || bytesOf(walk) <= bytesOf(block)) return false;
  if (walk.walker.kind === 'rest') return false;
  if (block.distance.geometry.length === 0) return walk.walker.loop !== undefined;
  return spanOf(walk, ranges) / bytesOf(block) >= LARGEST_BLOCK;
}

function rowsOfLoops(walks: readonly Walk[], ranges: ReadonlyMap<string, IntRange>): Walk[] {
  const sorted = [...walks].sort((a, b) => bytesOf(a) - bytesOf(b));
  let span = 0;
  for (const [i, walk] of sorted.entries()) {
    // Loops over tiles of a row look alike, but their counts depend on sizes.
    if (i > 0 && span < bytesOf(walk) && walk.walker.loop?.count?.op === 'int') return sorted.slice(i);
    span += spanOf(walk, ranges);
  }
  return [];
}

/** Returns the bytes between the first and the last place of a walker. */
export function spanOf(walk: Walk, ranges: ReadonlyMap<string, IntRange>): number {
  const { loop, name } = walk.walker;
  const most = loop
    ? loop.count === null
      ? Infinity
      : rangeOf(loop.count, ranges).hi - 1
    : (ranges.get(name)?.hi ?? Infinity);
  return most * bytesOf(walk);
}
