import type { LoopRole, LoopVerdict, RegionVerdict } from '@boxflow/compiler';
import type { DependenceEnd, ExplainedRegion, Explanation, RefusedRegion, SourceLocation } from '@boxflow/ir';
import type { ReportLoop, ReportLoopKind, ReportPlace, ReportReason } from './report-data.js';

const KINDS: Readonly<Record<LoopRole, readonly [kind: ReportLoopKind, label: string]>> = {
  dealt: ['devices', 'devices'],
  parts: ['devices', 'in parts'],
  threads: ['threads', 'threads'],
  thread: ['threads', 'in a thread'],
  step: ['ordered', 'in order'],
  reordered: ['ordered', 'new order'],
  single: ['one-device', 'one device'],
  host: ['host', 'host'],
};

/** Returns all loops of a program in the order of the source, each with what becomes of it and why. */
export function reportLoops(
  { regions, refused }: Explanation,
  verdicts: readonly RegionVerdict[],
): readonly ReportLoop[] {
  const loops = [
    ...regions.flatMap((region, position) => [
      ...verdicts[position]!.loops.map((verdict) => loopOf(region, verdict)),
      ...loopsOfStatements(region),
    ]),
    ...refused.flatMap(loopsOfRefusal),
  ];
  return [...loops].sort((a, b) => compareLocations(a.location, b.location));
}

function loopOf(region: ExplainedRegion, { loop, role, how, serial }: LoopVerdict): ReportLoop {
  const [kind, label] = region.sequential === null ? KINDS[role] : KINDS.host;
  return {
    location: loop.location,
    kind,
    label,
    how: `for ${loop.iterator}: ${how}`,
    region: region.name,
    reason: serial
      ? {
          code: null,
          message: serial.message ?? 'it is not known which dependences it has',
          help: serial.help,
          dependence:
            serial.array !== undefined && serial.source && serial.sink
              ? { array: serial.array, source: placeOf(serial.source), sink: placeOf(serial.sink) }
              : null,
        }
      : reasonOfRegion(region),
  };
}

/** Returns why all loops of a region stay on the host. */
function reasonOfRegion({ sequential, diagnostics }: ExplainedRegion): ReportReason | null {
  if (sequential === null) return null;
  const diagnostic = diagnostics.find(({ message }) => message === sequential);
  return {
    code: diagnostic?.code ?? null,
    message: sequential,
    help: diagnostic?.hint === undefined ? [] : [diagnostic.hint],
    dependence: null,
  };
}

/** Returns the loops inside statements, whose iterations data decides about. */
function loopsOfStatements({ name, statements, sequential }: ExplainedRegion): readonly ReportLoop[] {
  return statements.flatMap(({ loops }) =>
    loops.map(({ location, text }) => ({
      location,
      kind: sequential === null ? ('threads' as const) : ('host' as const),
      label: sequential === null ? 'in a thread' : 'host',
      how: `${text}: in order inside an iteration, since its bounds or steps are only known then`,
      region: name,
      reason: null,
    })),
  );
}

function loopsOfRefusal({ loops, location, reason }: RefusedRegion): readonly ReportLoop[] {
  const places = loops.length > 0 ? loops : [{ location, text: 'the marked region' }];
  return places.map((loop) => ({
    location: loop.location,
    kind: 'host',
    label: 'host',
    how: `${loop.text}: stays on the host`,
    region: null,
    reason: {
      code: reason.code,
      message: reason.message,
      help: reason.hint === undefined ? [] : [reason.hint],
      dependence: null,
    },
  }));
}

export function placeOf({ statement, location }: DependenceEnd): ReportPlace {
  return { statement, location };
}

/** Orders places by file, line and column. */
function compareLocations(a: SourceLocation, b: SourceLocation): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
