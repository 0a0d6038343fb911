export const TRACE_VERSION = 1;

/**
 * All events of a run, in the order in which they became known. `--trace` names the file, which ui.perfetto.dev and
 * chrome://tracing show. Process 1 is the host, where the planner decides everything on one thread. Process `2 + d` is
 * device `d`, with a thread for each of its queues, and a last one for its memory.
 *
 * Times are microseconds since the trace was opened, with three digits after the point, on the host's monotonic clock.
 * The planner's work is timed on this clock. Launches and copies are timed by their device, whose clock was tied to the
 * host's once, when the device was opened. Those of simulated devices (`sim`) are on the simulated clock, which began
 * at that time.
 */
export interface RunTrace {
  readonly displayTimeUnit: 'ns';
  readonly otherData: { readonly version: typeof TRACE_VERSION; readonly producer: 'boxflow' };
  readonly traceEvents: readonly TraceEvent[];
}

export type TraceEvent =
  | TraceName
  | TraceLaunch
  | TraceCopy
  | TraceRegion
  | TracePhase
  | TraceWriteOut
  | TraceWait
  | TraceFlow
  | TraceMemory
  | TraceReuse
  | TraceBytes
  | TraceSplit
  | TracePlace
  | TraceError
  | TraceFull;

/** The interval `lo, hi` of a tile, followed by `lo2, hi2` if its phase has a second dimension. */
export type TraceTile =
  | readonly [lo: number, hi: number]
  | readonly [lo: number, hi: number, lo2: number, hi2: number];

interface OnTrack {
  /** The number of the process: 1 is the host, `2 + d` device `d`. */
  readonly pid: number;
  /** The number of the thread in the process, from 1. */
  readonly tid: number;
}

interface Instant extends OnTrack {
  readonly ph: 'i';
  /** On its thread only. */
  readonly s: 't';
  readonly ts: number;
}

interface Span extends OnTrack {
  readonly ph: 'X';
  readonly ts: number;
  readonly dur: number;
}

/** The name of a process or a thread, before its first event. */
export interface TraceName extends OnTrack {
  readonly ph: 'M';
  readonly name: 'process_name' | 'thread_name';
  readonly args: { readonly name: string };
}

/** One launch of a kernel, on a compute queue of its device. */
export interface TraceLaunch extends Span {
  readonly cat: 'launch';
  /** The kernel's name. */
  readonly name: string;
  readonly args: {
    readonly region: string;
    readonly phase: string;
    readonly tile: TraceTile;
    /** Values of the serial loops around the phase. */
    readonly iterators: Readonly<Record<string, number>>;
  };
}

/** One rectangular copy, on a queue of the device that does it. A box of many dimensions may need several copies. */
export interface TraceCopy extends Span {
  readonly cat: 'copy';
  /** The purposes of `RunCopies`. */
  readonly name: 'flow-out' | 'flow-in' | 'read-in' | 'move' | 'box-out' | 'write-out';
  readonly args: {
    readonly array: string;
    /** The whole copied box, such as `[0,4) x [0,8)`. If it needs several copies, this is one of them. */
    readonly box: string;
    /** The bytes of this copy. */
    readonly bytes: number;
    readonly from: 'host' | number;
    readonly to: 'host' | number;
  };
}

/** The planner: one call of a region, write-out included. */
export interface TraceRegion extends Span {
  readonly cat: 'planner';
  /** The region's name. */
  readonly name: string;
  readonly args: { readonly origin: string };
}

/** The planner: preparing and issuing one execution of a phase. */
export interface TracePhase extends Span {
  readonly cat: 'planner';
  /** The phase's name. */
  readonly name: string;
  readonly args: {
    readonly region: string;
    readonly summary: string;
    readonly iterators: Readonly<Record<string, number>>;
    /** The whole interval of the distributed loops. */
    readonly interval: TraceTile;
  };
}

/**
 * The planner: bringing results to the host, at the end of a region, or before the program uses an array that stayed on
 * devices.
 */
export interface TraceWriteOut extends Span {
  readonly cat: 'planner';
  readonly name: 'write-out';
  readonly args: Readonly<Record<string, never>>;
}

/** The planner: waiting for a device, for a microsecond or longer. */
export interface TraceWait extends Span {
  readonly cat: 'planner';
  readonly name: 'wait';
  readonly args: Readonly<Record<string, never>>;
}

/**
 * The beginning (`s`) or the end (`f`) of an arrow, both with the same `id`: from a launch to a push of its results.
 */
export interface TraceFlow extends OnTrack {
  readonly ph: 's' | 'f';
  /** The end belongs to the span around it. */
  readonly bp?: 'e';
  readonly ts: number;
  readonly id: number;
  readonly name: 'flow';
  readonly cat: 'flow';
}

/**
 * A buffer of a device is allocated, chosen to leave because memory is short, or freed. The time is that of the
 * planner's decision.
 */
export interface TraceMemory extends Instant {
  readonly cat: 'memory';
  readonly name: 'allocate' | 'evict' | 'free';
  readonly args: {
    readonly array: string;
    readonly box: string;
    readonly bytes: number;
    /** Only for `allocate`: a freed block is used again, without a call of the device. */
    readonly reused?: boolean;
  };
}

/** A tile found its elements in a buffer. */
export interface TraceReuse extends Instant {
  readonly cat: 'memory';
  readonly name: 'reuse';
  /** The tile's box and the buffer's. */
  readonly args: { readonly array: string; readonly box: string; readonly buffer: string };
}

/** The bytes of all buffers of a device, after each change. */
export interface TraceBytes extends OnTrack {
  readonly ph: 'C';
  readonly ts: number;
  readonly name: 'bytes in use';
  readonly args: { readonly bytes: number };
}

/** A tile that does not fit its device is cut. */
export interface TraceSplit extends Instant {
  readonly cat: 'planner';
  readonly name: 'split';
  readonly args: {
    readonly phase: string;
    readonly device: number;
    readonly tile: TraceTile;
    /** The dimension that is cut. */
    readonly dimension: 1 | 2;
    /** The number of parts, at least two. */
    readonly parts: number;
  };
}

/** The distribution `dynamic` gives devices new parts of a class. */
export interface TracePlace extends Instant {
  readonly cat: 'planner';
  readonly name: 'place';
  readonly args: {
    readonly class: string;
    /** `0: [0,40), 1: [40,60)`: the devices in the order of their parts. */
    readonly parts: string;
  };
}

/** The run failed. */
export interface TraceError extends Instant {
  readonly cat: 'planner';
  readonly name: 'error';
  readonly args: { readonly code: string; readonly message: string };
}

/** The last event of a trace that has reached its largest size. */
export interface TraceFull extends OnTrack {
  readonly ph: 'i';
  readonly s: 'g';
  readonly ts: number;
  readonly cat: 'planner';
  readonly name: 'the trace is full';
  readonly args: Readonly<Record<string, never>>;
}
