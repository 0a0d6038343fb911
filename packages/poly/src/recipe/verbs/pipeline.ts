import type * as isl from '@boxflow/isl-wasm';
import { AHEAD_BYTES, bytesOfLaunch } from '../../buffers/shared-boxes.js';
import { loopName } from '../../tree/loop-name.js';
import { insertMark } from '../../tree/marks.js';
import { type SharedMark, sharedMarkAround } from '../../tree/shared-marks.js';
import { badArguments, misplaced } from '../errors.js';
import type { MappingState } from '../mapping-state.js';
import type { Verb } from '../verb.js';
import { isReadAndWritten } from './copy-to-shared.js';
import { loopArgument } from './loop-argument.js';

const MOST_SLOTS = 4;

/**
 * `pipeline(S1.k, 2)`: the chunks of a loop take turns in memory for two of them. A block copies the next one
 * in the background while it executes one
 *
 *   for chunks: { barrier; copy; barrier; execute }   →   copy; for chunks: { wait; barrier; begin to copy the next one; execute }
 *
 * Refused if the loop writes an array of which its chunks read: what a chunk reads may be what the one before
 * has written. Threads of devices that cannot copy in the background read the next chunk to registers, and use
 * memory for one chunk.
 */
export const pipeline: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const slots = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(slots) || slots < 2 || slots > MOST_SLOTS) {
    throw badArguments(state.model, line, `pipeline(LOOP, N), N from 2 to ${MOST_SLOTS}`);
  }
  const own = sharedMarkAround(band);
  const obstacle = whyNotInChunks(band) ?? whyNotAhead(state, band, slots);
  if (obstacle || !own) throw misplaced(state.model, line, obstacle ?? '');
  return insertMark(own.node.delete_(), { ...own.mark, slots }).getSchedule();
};

/** Returns why the loop is not in chunks; `undefined` if it is. */
export function whyNotInChunks(band: isl.ScheduleNode): string | undefined {
  const loop = sharedMarkAround(band)?.mark.loop;
  if (loop === undefined) return 'the loop is not in chunks: a copy_to_shared line comes first';
  return loop === loopName(band) ? undefined : `${loop} is in chunks, not the loop`;
}

function whyNotAhead({ model }: MappingState, band: isl.ScheduleNode, slots: number): string | undefined {
  const { mark } = sharedMarkAround(band)!;
  if (mark.slots > 1) return 'its chunks are copied ahead already';
  const written = mark.arrays.find((array) => isReadAndWritten(model, band, array));
  if (written) return `its chunks read ${written}, which it writes`;
  return whyNoRoom(model, band, { ...mark, slots });
}

/**
 * Returns why blocks have no room for a loop's chunks if they use memory as its new mark says; `undefined` if
 * they have.
 */
export function whyNoRoom(
  model: MappingState['model'],
  band: isl.ScheduleNode,
  changed: SharedMark,
): string | undefined {
  const use = (mark: SharedMark) => (mark.loop === changed.loop ? changed : mark);
  const bytes = bytesOfLaunch(model, band, 'ahead', use);
  return bytes <= AHEAD_BYTES
    ? undefined
    : `blocks would share ${bytes} bytes, of which there are ${AHEAD_BYTES}`;
}
