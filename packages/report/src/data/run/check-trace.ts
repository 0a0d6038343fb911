import { BoxflowError, type Plan, type RunTrace, TRACE_VERSION, type TraceEvent } from '@boxflow/ir';
import { foreignTrace, unreadableTrace } from '../../diagnostics.js';

/**
 * Reads the text of a trace and compares it with the program. Throws BF4009 if it is not a trace, and BF4010 if it is
 * that of a different program.
 */
export function checkTrace(file: string, text: string, plans: readonly Plan[]): RunTrace {
  const trace = parseTrace(file, text);
  for (const event of trace.traceEvents) {
    const why = whyForeign(event, plans);
    if (why !== null) throw new BoxflowError(foreignTrace(file, why));
  }
  if (!trace.traceEvents.some((event) => event.ph === 'X' && event.cat === 'launch'))
    throw new BoxflowError(foreignTrace(file, 'nothing in it runs on devices'));
  return trace;
}

function parseTrace(file: string, text: string): RunTrace {
  const fail = (why: string) => new BoxflowError(unreadableTrace(file, why));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fail('it is no complete JSON');
  }
  const trace = value as Partial<RunTrace> | null;
  if (
    typeof trace !== 'object' ||
    !Array.isArray(trace?.traceEvents) ||
    trace.otherData?.producer !== 'boxflow'
  )
    throw fail('it has other contents');
  if (trace.otherData.version !== TRACE_VERSION)
    throw fail(`its version is ${trace.otherData.version}, and not ${TRACE_VERSION}`);
  const wrong = trace.traceEvents.findIndex((event) => !isEvent(event));
  if (wrong >= 0) throw fail(`its event ${wrong} is damaged`);
  return trace as RunTrace;
}

/** Returns whether an event has what the report reads of it. */
function isEvent(value: unknown): boolean {
  const event = value as Record<string, unknown> | null;
  if (typeof event !== 'object' || event === null) return false;
  const isNumber = (name: string, of: Record<string, unknown> = event) => typeof of[name] === 'number';
  if (!isNumber('pid') || !isNumber('tid') || typeof event.ph !== 'string') return false;
  if (event.ph !== 'M' && !isNumber('ts')) return false;
  if (event.ph === 's' || event.ph === 'f') return true;
  const args = event.args as Record<string, unknown> | undefined;
  if (typeof args !== 'object' || args === null) return false;
  if (event.ph === 'M') return typeof args.name === 'string';
  if (event.ph === 'X' && !isNumber('dur')) return false;
  if (event.cat === 'launch')
    return Array.isArray(args.tile) && args.tile.every(Number.isSafeInteger) && isRecord(args.iterators);
  if (event.cat === 'copy')
    return isNumber('bytes', args) && typeof args.array === 'string' && typeof args.box === 'string';
  return event.cat !== 'memory' || typeof args.array === 'string';
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Returns why an event cannot be of the program; `null` if it can be. */
function whyForeign(event: TraceEvent, plans: readonly Plan[]): string | null {
  if (event.ph !== 'X' || (event.cat !== 'launch' && event.cat !== 'planner')) return null;
  const { args } = event;
  if ('origin' in args) {
    const plan = plans.find(({ name }) => name === event.name);
    if (!plan) return `it has a region ${event.name} of ${args.origin}`;
    return placeOf(plan.origin) === placeOf(args.origin)
      ? null
      : `${plan.name} is at ${args.origin}, and not at ${plan.origin}`;
  }
  if (!('region' in args)) return null;
  const plan = plans.find(({ name }) => name === args.region);
  if (!plan) return `it has a region ${args.region}`;
  const name = event.cat === 'launch' ? event.args.phase : event.name;
  const phase = plan.phases.find((candidate) => candidate.name === name);
  if (!phase) return `its region ${plan.name} has a phase ${name}`;
  if (event.cat === 'launch')
    return phase.launches.some(
      ({ kernel, split }) => event.name === kernel || event.name === split?.kernel,
    ) || event.name.startsWith(`${plan.name}_`)
      ? null
      : `its phase ${name} has a kernel ${event.name}`;
  return 'summary' in args && args.summary !== phase.summary ? `its phase ${name} is ${args.summary}` : null;
}

/** Returns a place without folders, since a program may be compiled from another one. */
function placeOf(origin: string): string {
  return origin.split('/').at(-1) ?? origin;
}
