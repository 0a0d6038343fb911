import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { Problems } from '../diagnostics/problems.js';
import type { RunTrace, TraceEvent } from './trace.js';

type SpanEvent = Extract<TraceEvent, { ph: 'X' }>;
type FlowEvent = Extract<TraceEvent, { ph: 's' | 'f' }>;

const HOST = 1;

/**
 * What a trace promises beyond its schema: every event is on a thread that was named before it, a queue does
 * one thing at a time, the planner's spans lie one inside the other, arrows lead from a launch to a copy that
 * another device does (whose clock may be a little behind), and bytes in use are those of the buffers that
 * are there. Problems are `BF9122`.
 */
export function verifyTrace({ traceEvents }: RunTrace): readonly Diagnostic[] {
  const problems = new Problems('BF9122', 'trace');
  verifyNames(traceEvents, problems);
  const spans = spansByTrack(traceEvents);
  for (const [track, events] of spans) verifyTrack(track, events, problems);
  verifyFlows(traceEvents, spans, problems);
  verifyBytes(traceEvents, problems);
  return problems.list();
}

const trackOf = ({ pid, tid }: TraceEvent): string => `process ${pid}, thread ${tid}`;
const path = (index: number): string => `traceEvents[${index}]`;
/** Whole, so that sums and comparisons are exact. */
const nanoseconds = (microseconds: number): number => Math.round(microseconds * 1000);
const beginOf = ({ ts }: { readonly ts: number }): number => nanoseconds(ts);
const endOf = ({ ts, dur }: SpanEvent): number => nanoseconds(ts) + nanoseconds(dur);

function verifyNames(events: readonly TraceEvent[], problems: Problems): void {
  const processes = new Set<number>();
  const threads = new Set<string>();
  for (const [i, event] of events.entries()) {
    if (event.ph !== 'M') {
      const named = processes.has(event.pid) && threads.has(trackOf(event));
      problems.check(named, path(i), `${trackOf(event)} has no name`);
    } else if (event.name === 'process_name') {
      problems.check(!processes.has(event.pid), path(i), `process ${event.pid} has two names`);
      processes.add(event.pid);
    } else {
      problems.check(!threads.has(trackOf(event)), path(i), `${trackOf(event)} has two names`);
      threads.add(trackOf(event));
    }
  }
}

/** Returns the spans of each track by time; if two begin together, the longer one is first. */
function spansByTrack(events: readonly TraceEvent[]): ReadonlyMap<string, readonly SpanEvent[]> {
  const tracks = new Map<string, SpanEvent[]>();
  for (const event of events) {
    if (event.ph !== 'X') continue;
    const track = tracks.get(trackOf(event));
    if (track) track.push(event);
    else tracks.set(trackOf(event), [event]);
  }
  for (const track of tracks.values()) track.sort((a, b) => beginOf(a) - beginOf(b) || endOf(b) - endOf(a));
  return tracks;
}

function verifyTrack(track: string, spans: readonly SpanEvent[], problems: Problems): void {
  const around: SpanEvent[] = [];
  for (const span of spans) {
    const onHost = span.pid === HOST;
    problems.check(onHost === (span.cat === 'planner'), track, `${span.name} belongs to another track`);
    while (around.length > 0 && endOf(around.at(-1)!) <= beginOf(span)) around.pop();
    const outer = around.at(-1);
    if (outer && (!onHost || endOf(span) > endOf(outer)))
      problems.add(track, `${describe(span)} overlaps ${describe(outer)}`);
    around.push(span);
  }
}

function describe(span: SpanEvent): string {
  return `${span.name} from ${beginOf(span)} to ${endOf(span)} ns`;
}

function verifyFlows(
  events: readonly TraceEvent[],
  spans: ReadonlyMap<string, readonly SpanEvent[]>,
  problems: Problems,
): void {
  const begins = new Map<number, FlowEvent>();
  for (const [i, event] of events.entries()) {
    if (event.ph === 's') {
      problems.check(!begins.has(event.id), path(i), `two flows have the id ${event.id}`);
      problems.check(isInside(event, 'launch', spans), path(i), `flow ${event.id} begins in no launch`);
      begins.set(event.id, event);
    } else if (event.ph === 'f') {
      const begin = begins.get(event.id);
      problems.check(isInside(event, 'copy', spans), path(i), `flow ${event.id} ends in no copy`);
      if (!begin) problems.add(path(i), `flow ${event.id} does not begin`);
      else if (begin.pid === event.pid) problems.add(path(i), `flow ${event.id} stays on its device`);
      begins.delete(event.id);
    }
  }
  for (const id of begins.keys()) problems.add('traceEvents', `flow ${id} does not end`);
}

function isInside(
  event: FlowEvent,
  category: SpanEvent['cat'],
  spans: ReadonlyMap<string, readonly SpanEvent[]>,
): boolean {
  const time = beginOf(event);
  const track = spans.get(trackOf(event)) ?? [];
  const later = firstAfter(track, time);
  // Of two spans that touch, either may be meant.
  return track
    .slice(Math.max(later - 2, 0), later)
    .some((span) => span.cat === category && time <= endOf(span));
}

/** The position of the first span that begins later. */
function firstAfter(track: readonly SpanEvent[], time: number): number {
  let [low, high] = [0, track.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (beginOf(track[middle]!) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function verifyBytes(events: readonly TraceEvent[], problems: Problems): void {
  const inUse = new Map<number, number>();
  for (const [i, event] of events.entries()) {
    const bytes = inUse.get(event.pid) ?? 0;
    if (event.ph === 'C') {
      const message = `${event.args.bytes} bytes in use, where the buffers have ${bytes}`;
      problems.check(event.args.bytes === bytes, path(i), message);
    } else if (event.ph === 'i' && event.cat === 'memory') {
      if (event.name === 'allocate') inUse.set(event.pid, bytes + event.args.bytes);
      if (event.name === 'free') inUse.set(event.pid, bytes - event.args.bytes);
    }
  }
}
