import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type RunStats, type RunTrace, type TraceEvent, verifyTrace } from '@boxflow/ir';
import { Ajv } from 'ajv';

const schema = createRequire(import.meta.url).resolve('@boxflow/ir/schema/run-trace.schema.json');
const isRunTrace = new Ajv({ allowUnionTypes: true }).compile<RunTrace>(
  JSON.parse(readFileSync(schema, 'utf8')),
);

/** The file that `--trace` or BOXFLOW_TRACE named, checked against its schema and against what traces promise. */
export function readTrace(file: string): RunTrace {
  const trace: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRunTrace(trace)) throw new Error(`${file} is no RunTrace: ${JSON.stringify(isRunTrace.errors)}`);
  const problems = verifyTrace(trace).map(({ message }) => message);
  if (problems.length > 0) throw new Error(`${file}: ${problems.slice(0, 5).join('\n')}`);
  return trace;
}

/** Events and bytes of one name in one category. */
export interface TraceSum {
  readonly events: number;
  readonly bytes: number;
}

export function sumOf({ traceEvents }: RunTrace, category: string, name?: string): TraceSum {
  const events = traceEvents.filter(
    (event) => 'cat' in event && event.cat === category && (name === undefined || event.name === name),
  );
  const total = (value: (event: TraceEvent) => number) =>
    events.reduce((sum, event) => sum + value(event), 0);
  return {
    events: events.length,
    bytes: total((event) => ('args' in event && 'bytes' in event.args ? event.args.bytes : 0)),
  };
}

/** Returns the counts in the statistics of all regions that a trace of the same run has, too. */
export function countsOf(stats: RunStats): Readonly<Record<string, number>> {
  const total = (value: (region: RunStats['regions'][number]) => number) =>
    stats.regions.reduce((sum, region) => sum + value(region), 0);
  const devices = (value: (device: RunStats['regions'][number]['devices'][number]) => number) =>
    total((region) => region.devices.reduce((sum, device) => sum + value(device), 0));
  return {
    launches: devices(({ launches }) => launches),
    blocks: devices(({ allocations, reusedBlocks }) => allocations + reusedBlocks),
    evictions: total(({ counters }) => counters.boxOuts),
    reuses: total(({ counters }) => counters.reuseHits),
    splits: total(({ counters }) => counters.splits),
    flowOut: total(({ copies }) => copies.flowOut.bytes),
    flowIn: total(({ copies }) => copies.flowIn.bytes),
    readIn: total(({ copies }) => copies.readIn.bytes),
    move: total(({ copies }) => copies.move.bytes),
    boxOut: total(({ copies }) => copies.boxOut.bytes),
    writeOut: total(({ copies }) => copies.writeOut.bytes),
  };
}

/** Returns the counts of {@link countsOf} from a trace. */
export function tracedCounts(trace: RunTrace): Readonly<Record<string, number>> {
  return {
    launches: sumOf(trace, 'launch').events,
    blocks: sumOf(trace, 'memory', 'allocate').events,
    evictions: sumOf(trace, 'memory', 'evict').events,
    reuses: sumOf(trace, 'memory', 'reuse').events,
    splits: sumOf(trace, 'planner', 'split').events,
    flowOut: sumOf(trace, 'copy', 'flow-out').bytes,
    flowIn: sumOf(trace, 'copy', 'flow-in').bytes,
    readIn: sumOf(trace, 'copy', 'read-in').bytes,
    move: sumOf(trace, 'copy', 'move').bytes,
    boxOut: sumOf(trace, 'copy', 'box-out').bytes,
    writeOut: sumOf(trace, 'copy', 'write-out').bytes,
  };
}
