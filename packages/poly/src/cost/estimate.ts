import type * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';
import { extractPhasesBelow } from '../phases/extract-phases.js';
import { threadBands } from '../phases/launch.js';
import type { LaunchTree, PhaseTree } from '../phases/phase.js';
import { loopSchedule } from '../tree/local-dependences.js';
import { sharedMarks } from '../tree/shared-marks.js';
import { type TeamLoop, teamLoops, teamThreads } from '../tree/team-marks.js';
import { countElements } from './count-elements.js';
import { loopCounts } from './loop-counts.js';
import { NOMINAL_SIZE, nominalSizes } from './nominal-sizes.js';

/*
 * A rough model of one GPU and its host, for the choice between orders of execution and between the two: what counts is that
 * thousands of launches cost more than one, and one thread's loop more than a thousand threads' and more than the host's.
 */

/**
 * Seconds from one launch to the next. Measured on an H200: 3.2 µs for the launch and 1.6 µs for the runtime's planning
 * of the tile.
 */
export const LAUNCH = 5e-6;
/**
 * Seconds per statement instance of one thread. Measured on an H200, for loops over 1,000 to 4,000 elements: 43 ns for a sum of
 * integers, 74 ns for a histogram, 75 ns for the place of a maximum, 99 ns for a count with a condition of two arrays.
 */
export const INSTANCE_OF_ONE_THREAD = 7.5e-8;
/**
 * Seconds per statement instance of a device with enough threads. A guess for how much memory an instance moves, 21 bytes
 * or about three doubles that no cache holds, at a measured rate: a copy on an H200 reads and writes 4,270 GB/s.
 */
const INSTANCE_AT_FULL_LOAD = 5e-12;
/** The same for sums of a product in blocks that share what they read. Measured on an H200: `gemm` without contraction. */
const INSTANCE_OF_PRODUCT = 2e-13;
/**
 * Seconds per statement instance of one block with many threads. Measured on an H200: the columns of a triangular system of 4000
 * equations in 8.4 ms, with loads of elements that are rows apart.
 */
const INSTANCE_OF_ONE_BLOCK = 1e-9;
/** Seconds for a loop that a block shares to begin and to end: barriers, and memory that its threads wait for. A guess. */
const TEAM_LOOP = 5e-7;
/** Seconds per statement instance of the host: a guess, at a few operations of what its caches have fetched ahead. */
export const INSTANCE_ON_HOST = 1e-9;
/**
 * Seconds that it takes to end one region and to begin another. Measured on an H200, with a loop of the host in between that reads
 * 400 to 4,000 integers: 27 to 36 µs.
 */
export const ANOTHER_REGION = 3e-5;

/** Returns the seconds that the mapped subtree at `node`, outside every loop, takes at nominal sizes. */
export function estimateSeconds(
  model: ScopModel,
  node: isl.ScheduleNode,
  nominal: number = NOMINAL_SIZE,
): number {
  const sizes = nominalSizes(model, nominal);
  const { phases } = extractPhasesBelow(model, node);
  return phases.reduce((sum, phase) => sum + phaseSeconds(phase, sizes), 0);
}

function phaseSeconds(phase: PhaseTree, sizes: isl.Set): number {
  const times = countElements(phase.domain.apply(phase.prefix), sizes);
  if (phase.launches.some(({ node }) => teamThreads(node) !== undefined))
    return phase.launches.reduce((sum, { node }) => sum + LAUNCH * times + teamSeconds(node, sizes), 0);
  return phase.launches.reduce((sum, launch) => sum + launchSeconds(phase, launch, sizes, times), 0);
}

/** Returns all launches of one kind, `times` in number, that share the instances between them. */
function launchSeconds(phase: PhaseTree, launch: LaunchTree, sizes: isl.Set, times: number): number {
  const domain = launch.node.getDomain();
  const instances = countElements(domain, sizes);
  const position = threadBands(launch).reduce(
    (place, { band }) => place.flatRangeProduct(loopSchedule(band)),
    phase.prefix.intersectDomain(domain),
  );
  const threads = countElements(domain.apply(position), sizes);
  const perThread = instances / Math.max(1, threads);
  const serially = times * perThread * INSTANCE_OF_ONE_THREAD;
  const atFullLoad = isProduct(launch) ? INSTANCE_OF_PRODUCT : INSTANCE_AT_FULL_LOAD;
  return times * LAUNCH + Math.max(serially, instances * atFullLoad);
}

/** Returns the seconds of one block that shares loops: one of its threads executes everything else. */
function teamSeconds(node: isl.ScheduleNode, sizes: isl.Set): number {
  const loops = teamLoops(node);
  const shared = loops.reduce(
    (all, { band }) => all.union(band.getDomain()),
    node.getDomain().subtract(node.getDomain()),
  );
  const alone = countElements(node.getDomain().subtract(shared), sizes);
  return loops.reduce((sum, loop) => sum + teamLoopSeconds(loop, sizes), alone * INSTANCE_OF_ONE_THREAD);
}

function teamLoopSeconds({ band, mark }: TeamLoop, sizes: isl.Set): number {
  const instances = countElements(band.getDomain(), sizes);
  const { times, iterations } = loopCounts(band, sizes);
  const threads = Math.min(mark.threads, iterations);
  return times * TEAM_LOOP + instances * Math.max(INSTANCE_OF_ONE_BLOCK, INSTANCE_OF_ONE_THREAD / threads);
}

/** Returns whether blocks execute tiles of two dimensions, and share what both rows and columns of them read. */
function isProduct(launch: LaunchTree): boolean {
  const tiled = threadBands(launch).filter(({ tile = 1 }) => tile > 1);
  return tiled.length > 1 && sharedMarks(launch.node).length > 0;
}
