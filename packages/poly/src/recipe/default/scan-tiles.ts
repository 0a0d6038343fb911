import { scalarBytes } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { largeIterations } from '../../cost/large-iterations.js';
import { declaredArray } from '../../model/declared-array.js';
import { loopsAt } from '../../tree/items.js';
import { loopName } from '../../tree/loop-name.js';
import { registersAround } from '../../tree/marks.js';
import type { MappingState } from '../mapping-state.js';
import { applyAllowed, recipeLine } from '../verbs/apply-line.js';
import { isReadAndWritten } from '../verbs/copy-to-shared.js';
import { accessesIn, type ThreadAccess } from './thread-accesses.js';
import type { TilePlan } from './tile-plan.js';

/**
 * Threads of a block. One warp or less computes, and all of them copy: on an H200, 256 were faster than 128
 * with written boxes.
 */
const SCAN_THREADS = 256;
/** Bytes of lines in a tile: what a device reads of its memory at a time. */
const TILE_BYTES = 128;
/** Bytes along a line in a chunk. */
const CHUNK_BYTES = 256;
/** Chunks with memory of their own: the first number that is allowed. */
const SCAN_SLOTS = [4, 3, 2];

/**
 * Adds `copy_to_registers` lines for loops of threads that access rows: what an iteration reads of the one
 * before is then in a register. Along columns neighbouring threads may become vectors, which registers would
 * be in the way of.
 */
export function withCarried(state: MappingState, x: isl.ScheduleNode): MappingState {
  const loops = loopsAt(x.child(0)).filter((loop) =>
    accessesOf(state, loop, x).some((one) => isApart(one, x)),
  );
  const reason = 'its iterations hand elements on';
  return loops.reduce((current, loop) => {
    const accesses = accessesOf(state, loop, x);
    const written = arraysOf(accesses, 'write');
    return arraysOf(accesses, 'read')
      .filter((array) => written.includes(array))
      .map((array) => recipeLine('copy_to_registers', [loopName(loop), array], reason))
      .reduce((own, line) => applyAllowed(own, [line]) ?? own, current);
  }, state);
}

/**
 * Returns plans for few threads whose loops write memory, the first that is allowed being the best. Blocks
 * copy rows of tiles, which neighbouring threads would access far apart, and columns, of which each thread
 * would wait for one element after the other.
 */
export function scanPlans(state: MappingState, x: isl.ScheduleNode): readonly TilePlan[] {
  const loops = loopsAt(x.child(0));
  const isPlain = loops.every((loop) => loopsAt(loop.child(0)).length === 0);
  const scans = loops.map((loop) => scanOf(state, loop, x));
  const isScan =
    scans.every(({ areRows, areColumns }) => areRows || areColumns) && scans.some(({ writes }) => writes);
  if (!isPlain || !isScan) return [];
  const written = planOf(state, x, scans, ({ read, rows }) => [...read, ...rows]);
  const onlyRead = planOf(state, x, scans, ({ read }) => read);
  return [...written, ...onlyRead];
}

/** A loop of threads. */
interface Scan {
  readonly loop: isl.ScheduleNode;
  /** Whether it writes memory: other loops are sums. */
  readonly writes: boolean;
  /** Whether neighbouring threads access elements far apart, but each neighbours one after the other. */
  readonly areRows: boolean;
  /** Whether neighbouring threads read neighbours, and each different ones in each iteration. */
  readonly areColumns: boolean;
  /** The arrays that it reads, and does not write. */
  readonly read: readonly string[];
  /** The arrays of which it writes rows, and reads nothing from memory. */
  readonly rows: readonly string[];
}

function scanOf(state: MappingState, loop: isl.ScheduleNode, x: isl.ScheduleNode): Scan {
  const accesses = accessesOf(state, loop, x);
  const isRow = (one: ThreadAccess) => isApart(one, x) && Math.abs(one.stride(loop)) === 1;
  const written = arraysOf(accesses, 'write');
  const reads = accesses.filter(({ kind, array }) => kind === 'read' && !written.includes(array));
  return {
    loop,
    writes: written.length > 0,
    areRows: accesses.some(isRow),
    areColumns: reads.some((one) => Math.abs(one.stride(x)) === 1 && one.dependsOn(loop)),
    read: arraysOf(
      reads.filter((one) => one.stride(loop) !== 0),
      'read',
    ),
    rows: arraysOf(accesses.filter(isRow), 'write').filter(
      (array) => !isReadAndWritten(state.model, loop, array),
    ),
  };
}

/** Returns the plan in which blocks share these arrays, if there is anything to share and lines are long enough. */
function planOf(
  { model }: MappingState,
  x: isl.ScheduleNode,
  scans: readonly Scan[],
  arraysIn: (scan: Scan) => readonly string[],
): readonly TilePlan[] {
  const shared = new Map(
    scans.map((scan) => [
      loopName(scan.loop),
      arraysIn(scan).map((array) => ({ array, reason: boxReason(scan, array) })),
    ]),
  );
  const arrays = [...shared.values()].flat().map(({ array }) => array);
  if (![...shared.values()].every((own) => own.length > 0)) return [];
  const bytes = Math.max(...arrays.map((array) => scalarBytes(declaredArray(model, array).element)));
  const chunk = CHUNK_BYTES / bytes;
  if (scans.every(({ loop }) => largeIterations(model, [loop]) < chunk)) return [];
  return [
    {
      grid: loopName(x),
      block: [SCAN_THREADS],
      tile: [TILE_BYTES / bytes],
      why: {
        block: `${TILE_BYTES / bytes} threads walk along lines, and all of them copy`,
        tile: `threads walk along lines, of which blocks copy ${TILE_BYTES} bytes together`,
      },
      slots: SCAN_SLOTS,
      isProduct: false,
      chunks: [chunk, chunk / 2],
      shared,
      reading: scans.filter(({ read }) => read.length > 0).map(({ loop }) => loopName(loop)),
    },
  ];
}

function boxReason({ rows, areRows }: Scan, array: string): string {
  if (rows.includes(array)) return 'threads write elements far apart, which blocks copy together';
  return areRows
    ? 'neighbours read elements far apart, which blocks copy together'
    : 'each thread would wait for one element after the other';
}

/** Returns the accesses to memory in a loop, except to elements that stay in registers. */
function accessesOf(
  state: MappingState,
  loop: isl.ScheduleNode,
  x: isl.ScheduleNode,
): readonly ThreadAccess[] {
  const kept = registersAround(loop);
  return accessesIn(state, [loop], x).filter(({ array }) => !kept.includes(array));
}

function isApart(one: ThreadAccess, x: isl.ScheduleNode): boolean {
  return ![0, 1, -1].includes(one.stride(x));
}

function arraysOf(accesses: readonly ThreadAccess[], kind: ThreadAccess['kind']): readonly string[] {
  return [...new Set(accesses.filter((one) => one.kind === kind).map(({ array }) => array))];
}
