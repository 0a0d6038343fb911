import { scalarBytes } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { declaredArray } from '../model/declared-array.js';
import { freeNames } from '../model/free-name.js';
import type { ScopModel } from '../model/scop-model.js';
import { prefixSchedule } from '../tree/local-dependences.js';
import { belowMarks, enclosingMark, isThread, tileOf } from '../tree/marks.js';
import { sharedMarks } from '../tree/shared-marks.js';
import { atHostIterators, type CutLoop, dataSpaces } from './data-space.js';
import { type Partition, partitionsOf } from './partition.js';

/** Memory that blocks may share: every OpenCL device has as much. */
export const SHARED_BYTES = 32 * 1024;

/**
 * Returns the boxes of an array that blocks share for a chunk of the loop, inside tiles of constant size; `undefined` if one has no
 * constant size.
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

/** Returns the bytes of the boxes in memory that blocks share. */
export function bytesOf(model: ScopModel, array: string, boxes: readonly Partition[]): number {
  const element = scalarBytes(declaredArray(model, array).element);
  return boxes.reduce((sum, { extents }) => sum + element * volume(extents), 0);
}

/** Returns the bytes that the blocks of the launch around a loop share so far. */
export function bytesOfLaunch(model: ScopModel, band: isl.ScheduleNode): number {
  const launch = enclosingMark(band, 'launch');
  return (launch ? sharedMarks(launch) : [])
    .flatMap(({ node, mark }) =>
      mark.arrays.map((array) => ({ loop: belowMarks(node), chunk: mark.chunk, array })),
    )
    .reduce(
      (sum, { loop, chunk, array }) =>
        sum + bytesOf(model, array, sharedBoxes(model, loop, chunk, array) ?? []),
      0,
    );
}

/**
 * Returns how many elements rows are longer than a box. Neighbouring threads that read a column would all access one bank of the
 * memory if rows were as long as there are banks.
 */
export function paddingOf(extents: readonly number[]): number {
  return extents.length > 1 && (extents.at(-1) ?? 1) % 2 === 0 ? 1 : 0;
}

function volume(extents: readonly number[]): number {
  const last = (extents.at(-1) ?? 1) + paddingOf(extents);
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
