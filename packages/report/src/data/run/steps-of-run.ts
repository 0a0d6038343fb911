import type { Plan, TraceCopy, TraceLaunch } from '@boxflow/ir';
import { parseBox } from './parse-box.js';
import { deviceOf, type RegionEvents } from './region-events.js';
import type { BufferEvent, ReportCopy, ReportStep, ReportTile } from './report-run.js';

const MOST_COPIES = 64;
const MOST_BUFFERS = 3000;

/** Returns the executions of phases, at most `most` of them: the first, the last, and some in between. */
export function stepsOfRun(
  plan: Plan,
  events: RegionEvents,
  begin: number,
  most: number,
): readonly ReportStep[] {
  const keys = events.executions.map(({ name, args }) => keyOf(name, args.iterators));
  const launches = new Map<string, TraceLaunch[]>();
  for (const launch of events.launches) {
    const key = keyOf(launch.args.phase, launch.args.iterators);
    const group = launches.get(key) ?? [];
    if (group.length === 0) launches.set(key, group);
    group.push(launch);
  }
  const copies = copiesByStep(keys, events);
  return chosen(events.executions.length, most).map((index) => {
    const { name, args } = events.executions[index]!;
    const all = copies.get(index) ?? [];
    return {
      index,
      phase: plan.phases.findIndex((phase) => phase.name === name),
      iterators: Object.values(args.iterators),
      tiles: tilesOf(launches.get(keys[index]!) ?? [], begin),
      copies: joinCopies(all).slice(0, MOST_COPIES),
      copiedBytes: all.reduce((sum, copy) => sum + copy.args.bytes, 0),
    };
  });
}

/** Returns the buffers that appear and go, each with the execution before which it does. */
export function bufferEvents({ executions, memory }: RegionEvents): readonly BufferEvent[] {
  const found = memory.flatMap((event): BufferEvent[] => {
    const box = parseBox(event.args.box);
    if (!box || event.name === 'evict') return [];
    const after = executions.findIndex(({ ts, dur }) => event.ts <= ts + dur);
    return [
      {
        step: after < 0 ? executions.length : after,
        device: deviceOf(event),
        array: event.args.array,
        ...box,
        bytes: event.args.bytes,
        isThere: event.name === 'allocate',
      },
    ];
  });
  return found.slice(0, MOST_BUFFERS);
}

function keyOf(phase: string, iterators: Readonly<Record<string, number>>): string {
  return `${phase} ${Object.values(iterators).join()}`;
}

/** Returns positions: all if they are few, else the first and last ones and others at equal distances. */
function chosen(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return [...new Set(Array.from({ length: most }, (_, i) => Math.round((i * (count - 1)) / (most - 1))))];
}

function tilesOf(launches: readonly TraceLaunch[], begin: number): readonly ReportTile[] {
  const tiles = new Map<string, ReportTile>();
  for (const launch of launches) {
    const [lo, hi, lo2, hi2] = launch.args.tile;
    const device = deviceOf(launch);
    const key = `${device} ${launch.args.tile}`;
    const known = tiles.get(key);
    tiles.set(key, {
      device,
      lo,
      hi,
      ...(lo2 !== undefined && hi2 !== undefined && { second: { lo: lo2, hi: hi2 } }),
      start: known?.start ?? round(launch.ts - begin),
      duration: round((known?.duration ?? 0) + launch.dur),
    });
  }
  return [...tiles.values()].sort((a, b) => a.device - b.device || a.lo - b.lo);
}

/** To nanoseconds, which is how precise a trace is. */
export function round(microseconds: number): number {
  return Math.round(microseconds * 1000) / 1000;
}

/**
 * Returns the copies of each execution: those to a device belong to the launch after them there, and those to the host
 * to the launch before them.
 */
function copiesByStep(
  keys: readonly string[],
  { launches, copies }: RegionEvents,
): ReadonlyMap<number, readonly TraceCopy[]> {
  const positions = new Map(keys.map((key, position) => [key, position]));
  const byDevice = new Map<number, TraceLaunch[]>();
  for (const launch of launches) {
    const list = byDevice.get(deviceOf(launch)) ?? [];
    if (list.length === 0) byDevice.set(deviceOf(launch), list);
    list.push(launch);
  }
  const found = new Map<number, TraceCopy[]>();
  for (const copy of copies) {
    const launch = launchOf(copy, byDevice);
    const step = launch && positions.get(keyOf(launch.args.phase, launch.args.iterators));
    if (step === undefined) continue;
    const list = found.get(step) ?? [];
    if (list.length === 0) found.set(step, list);
    list.push(copy);
  }
  return found;
}

function launchOf(
  { ts, dur, args: { from, to } }: TraceCopy,
  byDevice: ReadonlyMap<number, readonly TraceLaunch[]>,
): TraceLaunch | undefined {
  if (to !== 'host') {
    const later = byDevice.get(to) ?? [];
    const position = firstFrom(later, ts + dur - TOLERANCE);
    if (later[position]) return later[position];
  }
  const earlier = from === 'host' ? [] : (byDevice.get(from) ?? []);
  return earlier[firstFrom(earlier, ts + TOLERANCE) - 1];
}

/** Clocks of devices may be a little apart. */
const TOLERANCE = 0.01;

/** Returns the position of the first launch that begins at a time or later. */
function firstFrom(launches: readonly TraceLaunch[], time: number): number {
  let [low, high] = [0, launches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (launches[middle]!.ts < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns one copy for each box, array and link: a box may need several. */
function joinCopies(copies: readonly TraceCopy[]): readonly ReportCopy[] {
  const joined = new Map<string, ReportCopy>();
  for (const { args } of copies) {
    const box = parseBox(args.box);
    if (!box) continue;
    const key = `${args.array} ${args.box} ${args.from} ${args.to}`;
    const bytes = (joined.get(key)?.bytes ?? 0) + args.bytes;
    joined.set(key, { array: args.array, from: args.from, to: args.to, ...box, bytes });
  }
  return [...joined.values()];
}
