import * as isl from '@boxflow/isl-wasm';
import {
  bytesOf,
  bytesOfLaunch,
  ONE_CHUNK,
  SHARED_BYTES,
  sharedBoxes,
  threadsAround,
} from '../../buffers/shared-boxes.js';
import { isAccessedBy, type ScopModel } from '../../model/scop-model.js';
import { tupleNames } from '../../tree/items.js';
import { loopName } from '../../tree/loop-name.js';
import {
  enclosingMark,
  insertMark,
  isThread,
  privateAround,
  registersAround,
  tileOf,
} from '../../tree/marks.js';
import { isSameForAll } from '../../tree/same-for-all.js';
import { sharedMarkAround, sharedMarks } from '../../tree/shared-marks.js';
import { badArguments, misplaced } from '../errors.js';
import type { MappingState } from '../mapping-state.js';
import type { Verb } from '../verb.js';
import { loopArgument, requireArray } from './loop-argument.js';

/** A chunk is a loop that compilers unroll. */
const MAX_CHUNK = 256;

/**
 * `copy_to_shared(S1.k, 16, A)`: the threads of a block execute the loop in chunks of 16 iterations. Before each they copy what it
 * reads of `A` to memory that the block shares
 *
 *   for k: c += A[i][k] * B[k][j]    →    for chunks: { barrier; A_box = A[ii..ii+63][kk..kk+15]; barrier; for k in the chunk: … }
 *
 * Several arrays have a line each, with the same chunk. Refused if the launch writes the array, if threads of a block have
 * different iterations of a loop around it, and if a box around the elements that a chunk reads has no constant size or does not fit.
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
 * Returns why blocks cannot share what chunks of the loop read of an array; `undefined` if they can. No loop around this one is then
 * in chunks.
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
  const around = sharedMarkAround(band)?.mark;
  if (around && around.loop !== loopName(band)) return `${around.loop} is in chunks already`;
  if (around && around.chunk !== chunk) return `the loop is in chunks of ${around.chunk} already`;
  if (around?.arrays.includes(array)) return `blocks share ${array} already`;
  if (around && around.slots > 1) return 'its chunks are copied ahead already: the pipeline line comes last';
  if (!around && sharedMarks(band).length > 0) return 'a loop inside it is in chunks already';
  if ([...privateAround(band), ...registersAround(band)].includes(array)) {
    return `threads keep ${array} to themselves already`;
  }
  if (!isAccessedBy(model, array, new Set(tupleNames(band.getDomain()))))
    return `the loop does not access ${array}`;
  if (isWritten(model, threads[0] as isl.ScheduleNode, array)) return `the launch writes ${array}`;
  if (readsByData(model, band, array)) return `which elements of ${array} the loop reads depends on data`;
  return whyNotTogether(threads, band) ?? whyNoRoom(model, band, chunk, array);
}

function whyNotTogether(threads: readonly isl.ScheduleNode[], band: isl.ScheduleNode): string | undefined {
  for (let node = band.parent(); !isThread(node); node = node.parent()) {
    if (node.getType() !== isl.ScheduleNodeType.Band) continue;
    const differ = threads.some((thread) => !isSameForAll(threads, thread, node));
    if (differ) return `threads of a block have different iterations of ${loopName(node)}`;
  }
  return undefined;
}

function whyNoRoom(
  model: ScopModel,
  band: isl.ScheduleNode,
  chunk: number,
  array: string,
): string | undefined {
  const boxes = sharedBoxes(model, band, chunk, array);
  if (!boxes) return `what a chunk reads of ${array} has no constant size`;
  const bytes = bytesOf(model, array, boxes, ONE_CHUNK) + bytesOfLaunch(model, band, 'everywhere');
  if (bytes <= SHARED_BYTES) return undefined;
  return `blocks would share ${bytes} bytes, of which there are ${SHARED_BYTES}`;
}

function isWritten(model: ScopModel, outermost: isl.ScheduleNode, array: string): boolean {
  const names = tupleNames(outermost.getDomain());
  return model.statements.some(
    ({ statement, accesses }) =>
      names.includes(statement.name) &&
      accesses.some(({ access }) => access.array === array && access.kind === 'write'),
  );
}

function readsByData(model: ScopModel, band: isl.ScheduleNode, array: string): boolean {
  const names = tupleNames(band.getDomain());
  return model.statements.some(
    ({ statement, accesses }) =>
      names.includes(statement.name) &&
      accesses.some(({ access }) => access.array === array && access.index.some(({ op }) => op === 'data')),
  );
}
