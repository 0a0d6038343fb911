import * as isl from '@boxflow/isl-wasm';
import type { Partition } from '../../buffers/partition.js';
import { loopsOfOtherWrites } from '../../buffers/same-writes.js';
import {
  bytesOf,
  bytesOfLaunch,
  ONE_CHUNK,
  SHARED_BYTES,
  shapesOf,
  sharedBoxes,
  threadsAround,
} from '../../buffers/shared-boxes.js';
import { type AccessModel, isAccessedBy, type ScopModel } from '../../model/scop-model.js';
import { inRegisters } from '../../phases/launch.js';
import { tupleNames } from '../../tree/items.js';
import { prefixSchedule } from '../../tree/local-dependences.js';
import { loopName } from '../../tree/loop-name.js';
import { separateLoops } from '../../tree/loops-of-band.js';
import {
  carriedAround,
  enclosingMark,
  gridMark,
  insertMark,
  isThread,
  privateAround,
  registersAround,
  tileOf,
} from '../../tree/marks.js';
import { piecesBelow } from '../../tree/pieces.js';
import { isSameForAll } from '../../tree/same-for-all.js';
import { sharedMarkAround, sharedMarks } from '../../tree/shared-marks.js';
import { badArguments, misplaced } from '../errors.js';
import type { MappingState } from '../mapping-state.js';
import type { Verb } from '../verb.js';
import { loopArgument, requireArray } from './loop-argument.js';
import { constantsOf } from './threads/copy-to-constant.js';

/** A chunk is a loop that compilers unroll. */
const MAX_CHUNK = 256;

/**
 * `copy_to_shared(S1.k, 16, A)`: the threads of a block execute the loop in chunks of 16 iterations. Before
 * each they copy what it reads of `A` to memory that the block shares
 *
 *   for k: c += A[i][k] * B[k][j]    →    for chunks: { barrier; A_box = A[ii..ii+63][kk..kk+15]; barrier; for k in the chunk: … }
 *
 * Several arrays have a line each, with the same chunk. If the loop writes the array, the threads write to
 * the box, which they copy to memory after each chunk
 *
 *   for j: y[i][j] = f(j)                →    for chunks: { barrier; for j in the chunk: y_box[…][…] = f(j); barrier; copy y_box }
 *
 * Elements that the chunk may read and write have one box, to which the threads copy before the chunk what it reads
 *
 *   for j: y[i][j] = f(y[i][0])          →    for chunks: { barrier; y_box = y[…][0]; barrier; for j in the chunk: y_box[…][…] = …; … }
 *
 * Refused if the loop writes the array by several accesses, or other elements in each iteration of a loop around it in the
 * thread; if it writes the array and its statements do not share one loop in the generated code; if threads of a block have
 * different iterations of a loop around it; and if a box around the elements of a chunk has no constant size or does not fit.
 */
export const copyToShared: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const chunk = Number(line.args[1]);
  const array = line.args[2];
  const isValid = Number.isInteger(chunk) && chunk >= 1 && chunk <= MAX_CHUNK;
  if (array === undefined || line.args.length !== 3 || !isValid) {
    throw badArguments(state.model, line, `copy_to_shared(LOOP, N, ARRAY), N at most ${MAX_CHUNK}`);
  }
  requireArray(state, line, array);
  const obstacle = whyNotShared(state, band, chunk, array);
  if (obstacle) throw misplaced(state.model, line, obstacle);
  const own = sharedMarkAround(band);
  if (!own)
    return insertMark(band, {
      ...{ kind: 'shared', loop: loopName(band), chunk, ...ONE_CHUNK },
      arrays: [array],
    }).getSchedule();
  const arrays = [...own.mark.arrays, array];
  return insertMark(own.node.delete_(), { ...own.mark, arrays }).getSchedule();
};

/**
 * Returns why blocks cannot share what chunks of the loop read of an array; `undefined` if they can. No loop
 * around this one is then in chunks.
 */
function whyNotShared(
  state: MappingState,
  band: isl.ScheduleNode,
  chunk: number,
  array: string,
): string | undefined {
  const { model } = state;
  const threads = threadsAround(band);
  if (!enclosingMark(band, 'launch') || threads.length === 0 || isThread(band)) {
    return 'the loop is not inside the threads of a launch';
  }
  if (threads.some((loop) => tileOf(loop) === undefined))
    return 'the grid has no tiles: a tile line comes first';
  if (gridMark(threads.at(-1)!, 'aligned'))
    return 'tiles begin before their first iteration: leave out the align line';
  const around = sharedMarkAround(band)?.mark;
  if (around && around.loop !== loopName(band)) return `${around.loop} is in chunks already`;
  if (around && around.chunk !== chunk) return `the loop is in chunks of ${around.chunk} already`;
  if (around?.arrays.includes(array)) return `blocks share ${array} already`;
  if (around && around.slots > 1) return 'its chunks are copied ahead already: the pipeline line comes last';
  if (!around && sharedMarks(band).length > 0) return 'a loop inside it is in chunks already';
  if (constantsOf(enclosingMark(band, 'launch')!).includes(array))
    return `threads read ${array} from constant memory already`;
  if ([...privateAround(band), ...registersAround(band)].includes(array)) {
    return `threads keep ${array} to themselves already`;
  }
  if (!isAccessedBy(model, array, new Set(tupleNames(band.getDomain()))))
    return `the loop does not access ${array}`;
  if (hasGaps(band)) return 'the loop has gaps between its iterations';
  const whyNotWritten = whyNoWrittenBox(model, band, array);
  if (whyNotWritten) return whyNotWritten;
  if (readsByData(model, band, array)) return `which elements of ${array} the loop accesses depends on data`;
  return (
    whyInPieces(model, band, array) ??
    whyNotTogether(threads, band) ??
    whyNotAllWritten(model, threads, band, array) ??
    whyNoRoom(model, band, chunk, array)
  );
}

/**
 * Returns why pieces of a loop that was split are in the way; `undefined` if none is. All instances of a statement that a
 * launch executes have an element in the same memory.
 */
function whyInPieces(model: ScopModel, band: isl.ScheduleNode, array: string): string | undefined {
  const launch = enclosingMark(band, 'launch')!;
  const names = tupleNames(band.getDomain()).filter((name) => isAccessedBy(model, array, new Set([name])));
  const apart = names.find((name) => piecesBelow(launch, name) > piecesBelow(band, name));
  if (apart !== undefined) return `a different piece of a loop in the launch executes ${apart}, too`;
  const hasPieces = names.some((name) => piecesBelow(band, name) > 1);
  return hasPieces && inRegisters(band).includes(array)
    ? `threads keep ${array} in a register in pieces of a loop`
    : undefined;
}

function whyNotTogether(threads: readonly isl.ScheduleNode[], band: isl.ScheduleNode): string | undefined {
  for (let node = band.parent(); !isThread(node); node = node.parent()) {
    if (node.getType() !== isl.ScheduleNodeType.Band) continue;
    const differ = threads.some((thread) => !isSameForAll(thread, node));
    if (differ) return `threads of a block have different iterations of ${loopName(node)}`;
  }
  return undefined;
}

function hasGaps(band: isl.ScheduleNode): boolean {
  const iterations = isl.Set.fromUnionSet(prefixSchedule(band.child(0)).range());
  return iterations.getStride(iterations.dim(isl.DimType.Set) - 1).toString() !== '1';
}

function whyNoRoom(
  model: ScopModel,
  band: isl.ScheduleNode,
  chunk: number,
  array: string,
): string | undefined {
  const boxes = sharedBoxes(model, band, chunk, array);
  if (!boxes) return `what a chunk accesses of ${array} has no constant size`;
  if (isReadAndWritten(model, band, array) && areFewer(boxes, accessesTo(model, band, array)))
    return `the loop has an access to ${array} that it never makes`;
  const bytes = bytesOf(model, array, shapesOf(boxes), ONE_CHUNK) + bytesOfLaunch(model, band, 'everywhere');
  if (bytes <= SHARED_BYTES) return undefined;
  return `blocks would share ${bytes} bytes, of which there are ${SHARED_BYTES}`;
}

/**
 * Returns why a loop cannot write an array to a box; `undefined` if it can, or if it does not write it. Other
 * loops of the launch may: threads only need what they have written themselves, and wait for each other
 * before a chunk is copied.
 */
function whyNoWrittenBox(model: ScopModel, band: isl.ScheduleNode, array: string): string | undefined {
  const accesses = accessesTo(model, band, array);
  const [write, ...more] = accesses.filter(({ access }) => access.kind === 'write');
  if (!write) return undefined;
  return more.length > 0 || write.access.may ? `the loop does not write ${array} by one access` : undefined;
}

/** Returns why a chunk does not write all of the box for what the loop writes of an array; `undefined` if it does. */
function whyNotAllWritten(
  model: ScopModel,
  threads: readonly isl.ScheduleNode[],
  band: isl.ScheduleNode,
  array: string,
): string | undefined {
  if (!accessesTo(model, band, array).some(({ access }) => access.kind === 'write')) return undefined;
  const loops = loopsOfOtherWrites(model, threads, band, array);
  if (loops.length > 0)
    return `the loop writes other elements of ${array} in each iteration of ${loops.join(' and ')}`;
  const [first, later] = separateLoops(band) ?? [];
  if (first === undefined) return undefined;
  return `the loop writes ${array}, and a chunk of it may have only a part of its statements: no iteration of ${first} is after one of ${later}, so that each has a loop of its own`;
}

/** Returns whether a loop writes an array, and takes what it reads of it from memory. */
export function isReadAndWritten(model: ScopModel, band: isl.ScheduleNode, array: string): boolean {
  const accesses = accessesTo(model, band, array);
  const isRead = accesses.some(({ access }) => access.kind === 'read');
  const isWritten = accesses.some(({ access }) => access.kind === 'write');
  return isRead && isWritten && !carriedAround(band).includes(array);
}

/** Returns whether the boxes are not those of all accesses. */
function areFewer(boxes: readonly Partition[], accesses: readonly AccessModel[]): boolean {
  return boxes.reduce((sum, { spaces }) => sum + spaces.length, 0) < accesses.length;
}

function accessesTo(model: ScopModel, band: isl.ScheduleNode, array: string): readonly AccessModel[] {
  const names = tupleNames(band.getDomain());
  return model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .flatMap(({ accesses }) => accesses.filter(({ access }) => access.array === array));
}

function readsByData(model: ScopModel, band: isl.ScheduleNode, array: string): boolean {
  return accessesTo(model, band, array).some(({ access }) => access.index.some(({ op }) => op === 'data'));
}
