import type { MachineModel, Plan, RunTrace, TraceCopy, TraceName } from '@boxflow/ir';
import { deviceUse } from './device-use.js';
import { joinedSpans } from './joined-spans.js';
import { deviceOf, type RegionEvents, regionEvents } from './region-events.js';
import {
  packSpan,
  type ReportLink,
  type ReportRun,
  type ReportSpan,
  type ReportTrack,
} from './report-run.js';
import { bufferEvents, round, stepsOfRun } from './steps-of-run.js';

/** How much of a run is kept. */
export interface RunDetail {
  readonly spans: number;
  readonly steps: number;
}

/** Returns what a trace says about a region; `null` if the region did not run on devices. */
export function runOfTrace(
  trace: RunTrace,
  plan: Plan,
  machine: MachineModel | null,
  detail: RunDetail,
): ReportRun | null {
  const events = regionEvents(trace, plan);
  if (!events || events.launches.length === 0) return null;
  const names = trace.traceEvents.filter((event): event is TraceName => event.ph === 'M');
  const devices = Math.max(0, ...names.map((name) => deviceOf(name) + 1));
  const spans = [...events.launches, ...events.copies];
  const begin = spans.reduce((least, { ts }) => Math.min(least, ts), Number.POSITIVE_INFINITY);
  const end = spans.reduce((most, { ts, dur }) => Math.max(most, ts + dur), 0);
  const drawn = drawnSpans(events, names, begin);
  const several = drawn.labels.length;
  return {
    devices,
    model: machine?.name ?? null,
    roof: machine && {
      bytesPerSecond: machine.device.memoryBytesPerSecond,
      executionsPerSecond: machine.device.instancesPerSecond,
    },
    duration: round(end - begin),
    tracks: drawn.tracks,
    labels: [...drawn.labels, 'several kernels or copies'],
    spans: joinedSpans(drawn.spans, detail.spans, end - begin, several).map(packSpan),
    use: deviceUse(devices, events.launches, events.copies, [begin, end]),
    links: linksOf(events.copies),
    steps: stepsOfRun(plan, events, begin, detail.steps),
    stepCount: events.executions.length,
    buffers: bufferEvents(events),
  };
}

function drawnSpans(
  { launches, copies }: RegionEvents,
  names: readonly TraceName[],
  begin: number,
): {
  readonly tracks: readonly ReportTrack[];
  readonly labels: readonly string[];
  readonly spans: readonly ReportSpan[];
} {
  const used = new Set([...launches, ...copies].map(({ pid, tid }) => `${pid} ${tid}`));
  const threads = names.filter(({ name, pid, tid }) => name === 'thread_name' && used.has(`${pid} ${tid}`));
  const tracks = new Map(threads.map(({ pid, tid }, position) => [`${pid} ${tid}`, position]));
  const labels = new Map<string, number>();
  const labelled = (text: string): number => {
    const known = labels.get(text) ?? labels.size;
    labels.set(text, known);
    return known;
  };
  const spans = [
    ...launches.map((launch) => ({ ...launch, text: launch.name })),
    ...copies.map((copy) => ({
      ...copy,
      text: `${copy.name} ${copy.args.array}, ${copy.args.from} → ${copy.args.to}`,
    })),
  ].flatMap(({ pid, tid, text, ts, dur }): ReportSpan[] => {
    const track = tracks.get(`${pid} ${tid}`);
    return track === undefined
      ? []
      : [{ track, label: labelled(text), start: ts - begin, duration: dur, busy: dur, count: 1 }];
  });
  return {
    tracks: threads.map((thread) => ({ device: deviceOf(thread), name: thread.args.name })),
    labels: [...labels.keys()],
    spans,
  };
}

function linksOf(copies: readonly TraceCopy[]): readonly ReportLink[] {
  const links = new Map<string, ReportLink>();
  for (const { dur, args } of copies) {
    const key = `${args.from} ${args.to}`;
    const known = links.get(key) ?? { from: args.from, to: args.to, bytes: 0, copies: 0, busy: 0 };
    links.set(key, {
      ...known,
      bytes: known.bytes + args.bytes,
      copies: known.copies + 1,
      busy: round(known.busy + dur),
    });
  }
  return [...links.values()];
}
