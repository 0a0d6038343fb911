import { scalarBytes } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { declaredArray } from '../model/declared-array.js';
import { freeNames } from '../model/free-name.js';
import type { ScopModel } from '../model/scop-model.js';
import { prefixSchedule } from '../tree/local-dependences.js';
import { loopName } from '../tree/loop-name.js';
import { belowMarks, carriedAround, enclosingMark, isThread, tileOf } from '../tree/marks.js';
import { type SharedMark, sharedMarks } from '../tree/shared-marks.js';
import { atHostIterators, type CutLoop, dataSpaces } from './data-space.js';
import { type Partition, partitionsOf } from './partition.js';

/** Memory that blocks may share: every OpenCL device has as much. */
export const SHARED_BYTES = 32 * 1024;
/** The same for devices that copy in the background: CUDA has as much without being asked. */
export const AHEAD_BYTES = 48 * 1024;

/**
 * Returns the boxes of an array that blocks share for a chunk of the loop, inside tiles of constant size;
 * `undefined` if one has no constant size.
 */
export function sharedBoxes(
  model: ScopModel,
  band: isl.ScheduleNode,
  chunk: number,
  array: string,
): readonly Partition[] | undefined {
  const threads = threadsAround(band);
  const [outermost] = threads;
  if (!outermost) return undefined;
  const host = prefixSchedule(outermost);
  const depth = isl.Set.fromUnionSet(host.range()).dim(isl.DimType.Set);
  const parameters = model.scop.parameters.map(({ name }) => name);
  const wanted = [...Array.from({ length: depth }, () => 'host'), ...threads.map(() => 'tile'), 'chunk'];
  const names = freeNames(wanted, parameters);
  const hosts = names.slice(0, depth);
  const loops = [...threads, band].map((loop, d): CutLoop => {
    return { band: loop, first: names[depth + d]!, size: tileOf(loop) ?? chunk };
  });
  const instances = atHostIterators(outermost, hosts).intersect(band.getDomain());
  return partitionsOf(dataSpaces(model, instances, hosts, loops, array));
}

/** The properties of a box that its bytes depend on. */
interface BoxShape {
  readonly extents: readonly number[];
  readonly isWritten: boolean;
}

/** Returns the shapes of boxes. */
export function shapesOf(boxes: readonly Partition[]): readonly BoxShape[] {
  return boxes.map(({ extents, spaces }) => {
    return { extents, isWritten: spaces.some(({ kind }) => kind === 'write') };
  });
}

/** The shapes found so far: while lines are tried, the same loops are asked for again and again. */
const knownShapes = new WeakMap<ScopModel, Map<string, readonly BoxShape[]>>();

function sharedShapes(
  model: ScopModel,
  band: isl.ScheduleNode,
  chunk: number,
  array: string,
): readonly BoxShape[] {
  const known = knownShapes.get(model) ?? new Map<string, readonly BoxShape[]>();
  knownShapes.set(model, known);
  const key = placeOf(band, chunk, array);
  const found = known.get(key) ?? shapesOf(sharedBoxes(model, band, chunk, array) ?? []);
  known.set(key, found);
  return found;
}

/** Returns all that the boxes of an array depend on, as text: the loops, their tiles, and what they hand on. */
function placeOf(band: isl.ScheduleNode, chunk: number, array: string): string {
  const threads = threadsAround(band);
  const loops = [...threads, band].map((loop) => {
    return [loopName(loop), tileOf(loop) ?? chunk, carriedAround(loop).includes(array)];
  });
  const domain = threads[0]?.getDomain().toString();
  return JSON.stringify([array, loops, domain, prefixSchedule(band.child(0)).toString()]);
}

/** Returns the bytes of a chunk's boxes in memory that blocks share, with memory for so many chunks. */
export function bytesOf(
  model: ScopModel,
  array: string,
  boxes: readonly BoxShape[],
  use: ChunkUse,
  chunks = 1,
): number {
  const element = scalarBytes(declaredArray(model, array).element);
  return boxes.reduce((sum, { extents, isWritten }) => {
    const [own, count] = isWritten ? [ONE_CHUNK, 1] : [use, chunks];
    return sum + element * volume(extents, element, own) * count;
  }, 0);
}

/** How blocks use the memory of chunks. */
export type ChunkUse = Pick<SharedMark, 'slots' | 'by'>;

/** One chunk is copied, and executed by threads. */
export const ONE_CHUNK: ChunkUse = { slots: 1, by: 'points' };

/**
 * Returns the bytes that the blocks of the launch around a loop share so far, on devices that copy chunks
 * ahead (`ahead`) or on others. `change`: how a loop is to use its memory if that is not settled yet.
 */
export function bytesOfLaunch(
  model: ScopModel,
  band: isl.ScheduleNode,
  where: 'ahead' | 'everywhere',
  change: (mark: SharedMark) => ChunkUse = (mark) => mark,
): number {
  const launch = enclosingMark(band, 'launch');
  return (launch ? sharedMarks(launch) : [])
    .flatMap(({ node, mark }) => mark.arrays.map((array) => ({ loop: belowMarks(node), mark, array })))
    .reduce((sum, { loop, mark, array }) => {
      const use = change(mark);
      const boxes = sharedShapes(model, loop, mark.chunk, array);
      return sum + bytesOf(model, array, boxes, use, where === 'ahead' ? use.slots : 1);
    }, 0);
}

/** Bytes that one instruction copies in the background. */
const VECTOR_BYTES = 16;
/** Elements of 8 bytes in all banks of the memory, and how many a matrix instruction reads of each row. */
const BANKS = 16;
const MATRIX_TERMS = 4;

/**
 * Returns how many elements of so many bytes rows are longer than a box. Neighbouring threads that read a
 * column would all access one bank of the memory if rows were as long as there are banks. Rows that are
 * copied in the background begin where vectors may, and those that matrix instructions read take turns of
 * four in the banks.
 */
export function paddingOf(extents: readonly number[], bytes: number, { slots, by }: ChunkUse): number {
  const row = extents.at(-1) ?? 1;
  if (extents.length <= 1) return 0;
  if (by === 'matrix') return (MATRIX_TERMS - (row % BANKS) + BANKS) % BANKS;
  const vector = Math.max(1, VECTOR_BYTES / bytes);
  if (slots > 1 && row % vector === 0) return vector;
  return row % 2 === 0 ? 1 : 0;
}

function volume(extents: readonly number[], bytes: number, use: ChunkUse): number {
  const last = (extents.at(-1) ?? 1) + paddingOf(extents, bytes, use);
  return extents.slice(0, -1).reduce((product, extent) => product * extent, last);
}

/** Returns the loops of the thread grid around a loop, outermost first. */
export function threadsAround(band: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const loops: isl.ScheduleNode[] = [];
  for (let node = band; node.hasParent(); node = node.parent()) {
    if (node.getType() === isl.ScheduleNodeType.Band && isThread(node)) loops.unshift(node);
  }
  return loops;
}
