import type {
  Plan,
  RunTrace,
  TraceCopy,
  TraceEvent,
  TraceLaunch,
  TraceMemory,
  TracePhase,
  TraceRegion,
} from '@boxflow/ir';

/** The events of a region's first call. */
export interface RegionEvents {
  /** Executions of phases in the order in which the planner issued them. */
  readonly executions: readonly TracePhase[];
  readonly launches: readonly TraceLaunch[];
  /** Copies for these launches. */
  readonly copies: readonly TraceCopy[];
  readonly memory: readonly TraceMemory[];
}

export const deviceOf = ({ pid }: { readonly pid: number }): number => pid - 2;

const byStart = (a: { readonly ts: number }, b: { readonly ts: number }): number => a.ts - b.ts;

/** Returns the events of the region's first call; `null` if the trace has none. */
export function regionEvents({ traceEvents }: RunTrace, plan: Plan): RegionEvents | null {
  const regions = traceEvents
    .filter((event): event is TraceRegion => isRegion(event) && event.name === plan.name)
    .sort(byStart);
  const call = regions[0];
  const isInCall = ({ ts }: { readonly ts: number }): boolean =>
    !call || (ts >= call.ts && ts <= call.ts + call.dur);
  const executions = traceEvents
    .filter(
      (event): event is TracePhase => isPhase(event) && event.args.region === plan.name && isInCall(event),
    )
    .sort(byStart);
  if (executions.length === 0) return null;
  const launches = launchesOfFirstCall(traceEvents, plan.name, Math.max(1, regions.length));
  const arrays = new Set(plan.arrays.map(({ name }) => name));
  const memory = traceEvents.filter(
    (event): event is TraceMemory =>
      event.ph === 'i' &&
      event.cat === 'memory' &&
      event.name !== 'reuse' &&
      arrays.has(event.args.array) &&
      isInCall(event),
  );
  const copies = traceEvents.filter(
    (event): event is TraceCopy => event.ph === 'X' && event.cat === 'copy' && arrays.has(event.args.array),
  );
  return { executions, launches, copies: copiesOf(copies.sort(byStart), launches, traceEvents), memory };
}

function isRegion(event: TraceEvent): event is TraceRegion {
  return event.ph === 'X' && event.cat === 'planner' && 'origin' in event.args;
}

function isPhase(event: TraceEvent): event is TracePhase {
  return event.ph === 'X' && event.cat === 'planner' && 'interval' in event.args;
}

/** Returns the launches of a region's first call: of each tile in each step the first of as many as there are calls. */
function launchesOfFirstCall(
  events: readonly TraceEvent[],
  region: string,
  calls: number,
): readonly TraceLaunch[] {
  const groups = new Map<string, TraceLaunch[]>();
  const launches = events.filter(
    (event): event is TraceLaunch =>
      event.ph === 'X' && event.cat === 'launch' && event.args.region === region,
  );
  for (const launch of launches) {
    const { phase, iterators, tile } = launch.args;
    const key = `${phase} ${Object.values(iterators)} ${launch.pid} ${tile} ${launch.name}`;
    const group = groups.get(key) ?? [];
    if (group.length === 0) groups.set(key, group);
    group.push(launch);
  }
  return [...groups.values()]
    .flatMap((group) => group.sort(byStart).slice(0, Math.max(1, Math.floor(group.length / calls))))
    .sort(byStart);
}

/** Returns the copies of a time in which the region's launches run, or just before the first and after the last. */
function copiesOf(
  copies: readonly TraceCopy[],
  launches: readonly TraceLaunch[],
  events: readonly TraceEvent[],
): readonly TraceCopy[] {
  const own = new Set(launches);
  const [first, last] = [launches[0], launches.at(-1)];
  if (!first || !last) return copies;
  const others = events.filter(
    (event): event is TraceLaunch =>
      event.ph === 'X' && event.cat === 'launch' && !own.has(event as TraceLaunch),
  );
  const before = Math.max(
    -Infinity,
    ...others.filter(({ ts }) => ts < first.ts).map(({ ts, dur }) => ts + dur),
  );
  const after = Math.min(Infinity, ...others.filter(({ ts }) => ts > last.ts).map(({ ts }) => ts));
  return copies.filter(({ ts, dur }) => ts >= before && ts + dur <= after);
}
