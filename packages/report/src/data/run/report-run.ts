/** A run of a region on some devices: a simulated one, or one that was recorded. Times are microseconds from its beginning. */
export interface ReportRun {
  readonly devices: number;
  /** The machine model of a simulated run; `null` for a recorded one. */
  readonly model: string | null;
  readonly duration: number;
  /** The limits of a device of the machine model; `null` if they are not known. */
  readonly roof: ReportRoof | null;
  /** The queues of the devices, in the order in which they are drawn. */
  readonly tracks: readonly ReportTrack[];
  /** Names that {@link ReportSpan} refers to. */
  readonly labels: readonly string[];
  /** Launches and copies; neighbours are joined if there are too many to draw. */
  readonly spans: readonly PackedSpan[];
  /** By device. */
  readonly use: readonly DeviceUse[];
  readonly links: readonly ReportLink[];
  /** Executions of phases in order; some are left out if there are many. */
  readonly steps: readonly ReportStep[];
  /** How many executions of phases the run has. */
  readonly stepCount: number;
  /** Allocations and releases in order. */
  readonly buffers: readonly BufferEvent[];
}

/** The limits of a device. */
export interface ReportRoof {
  readonly bytesPerSecond: number;
  /** Executions of statements. */
  readonly executionsPerSecond: number;
}

export interface ReportTrack {
  readonly device: number;
  /** Such as `compute`. */
  readonly name: string;
}

/** A launch or a copy, or several that follow each other closely. */
export interface ReportSpan {
  /** Position in {@link ReportRun.tracks}. */
  readonly track: number;
  /** Position in {@link ReportRun.labels}. */
  readonly label: number;
  readonly start: number;
  readonly duration: number;
  /** The sum of the durations of all of them. */
  readonly busy: number;
  readonly count: number;
}

/** A span without the names of its fields, since there are many. */
export type PackedSpan = readonly [
  track: number,
  label: number,
  start: number,
  duration: number,
  busy: number,
  count: number,
];

export function packSpan({ track, label, start, duration, busy, count }: ReportSpan): PackedSpan {
  const nanoseconds = (microseconds: number) => Math.round(microseconds * 1000) / 1000;
  return [track, label, nanoseconds(start), nanoseconds(duration), nanoseconds(busy), count];
}

export function unpackSpan([track, label, start, duration, busy, count]: PackedSpan): ReportSpan {
  return { track, label, start, duration, busy, count };
}

/** The time of a device by what it does; the four add up to the duration of the run. */
export interface DeviceUse {
  readonly computing: number;
  /** It computes nothing while data comes to it or leaves it. */
  readonly copying: number;
  /** It does nothing while others compute or copy. */
  readonly waiting: number;
  /** No device does anything: the host decides or issues work. */
  readonly host: number;
}

export interface ReportLink {
  readonly from: 'host' | number;
  readonly to: 'host' | number;
  readonly bytes: number;
  readonly copies: number;
  /** The sum over its copies. */
  readonly busy: number;
}

/** One execution of a phase. */
export interface ReportStep {
  /** Position among all executions. */
  readonly index: number;
  /** Position in the plan's phases. */
  readonly phase: number;
  readonly iterators: readonly number[];
  readonly tiles: readonly ReportTile[];
  /** Copies that bring what its tiles need, and those of its results to the host. */
  readonly copies: readonly ReportCopy[];
  /** The bytes of all of its copies, also of those that are left out. */
  readonly copiedBytes: number;
}

export interface ReportTile {
  readonly device: number;
  readonly lo: number;
  readonly hi: number;
  readonly second?: { readonly lo: number; readonly hi: number };
  readonly start: number;
  /** Of all of its launches. */
  readonly duration: number;
}

export interface ReportCopy {
  readonly array: string;
  readonly from: 'host' | number;
  readonly to: 'host' | number;
  readonly lo: readonly number[];
  readonly hi: readonly number[];
  readonly bytes: number;
}

/** A buffer appears on a device or goes, before the execution `step`. */
export interface BufferEvent {
  readonly step: number;
  readonly device: number;
  readonly array: string;
  readonly lo: readonly number[];
  readonly hi: readonly number[];
  readonly bytes: number;
  readonly isThere: boolean;
}
