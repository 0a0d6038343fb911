export const TRACE_VERSION = 1;

/**
 * Everything that happened in a run, in the order in which it became known: written to the file that `--trace` names, for
 * ui.perfetto.dev and chrome://tracing. Process 1 is the host, where the planner decides everything on one thread;
 * process `2 + d` is device `d`, with a thread for each of its queues and one, the last, for its memory.
 *
 * Times are microseconds since the trace was opened, with three digits after the point, all on one clock: the host's
 * monotonic one. What the planner does is timed there; launches and copies are timed by their device, whose clock was tied
 * to the host's once, when the device was opened; those of simulated devices (`sim`) are on the simulated clock, which began
 * then.
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

/** The interval `lo, hi` of a tile; with that of the second dimension, `lo2, hi2`, where its phase has one. */
export type TraceTile =
  | readonly [lo: number, hi: number]
  | readonly [lo: number, hi: number, lo2: number, hi2: number];

interface OnTrack {
  /** Of the process: 1 is the host, `2 + d` device `d`. */
  readonly pid: number;
  /** Of the thread in it, from 1. */
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

/** What a process or a thread is called, before its first event. */
export interface TraceName extends OnTrack {
  readonly ph: 'M';
  readonly name: 'process_name' | 'thread_name';
  readonly args: { readonly name: string };
}

/** One launch of a kernel, on a compute queue of its device. */
export interface TraceLaunch extends Span {
  readonly cat: 'launch';
  /** Of the kernel. */
  readonly name: string;
  readonly args: {
    readonly region: string;
    readonly phase: string;
    readonly tile: TraceTile;
    /** Values of the serial loops around the phase. */
    readonly iterators: Readonly<Record<string, number>>;
  };
}

/** One rectangular copy, on a queue of the device that does it; a box of many dimensions may be several. */
export interface TraceCopy extends Span {
  readonly cat: 'copy';
  /** The purposes of `RunCopies`. */
  readonly name: 'flow-out' | 'flow-in' | 'read-in' | 'move' | 'box-out' | 'write-out';
  readonly args: {
    readonly array: string;
    /** `[0,4) x [0,8)`: all that is copied, of which this is a part where the copies are several. */
    readonly box: string;
    /** Of this copy. */
    readonly bytes: number;
    readonly from: 'host' | number;
    readonly to: 'host' | number;
  };
}

/** The planner: one call of a region, from its arrays on the host to its arrays on the host. */
export interface TraceRegion extends Span {
  readonly cat: 'planner';
  /** Of the region. */
  readonly name: string;
  readonly args: { readonly origin: string };
}

/** The planner: preparing and issuing one execution of a phase. */
export interface TracePhase extends Span {
  readonly cat: 'planner';
  /** Of the phase. */
  readonly name: string;
  readonly args: {
    readonly region: string;
    readonly summary: string;
    readonly iterators: Readonly<Record<string, number>>;
    /** All of the distributed loops. */
    readonly interval: TraceTile;
  };
}

/** The planner: bringing results to the host, at the end of a region or before the program uses what stayed on devices. */
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

/** The beginning (`s`) and the end (`f`) of an arrow, with one `id`: from a launch to a push of what it wrote. */
export interface TraceFlow extends OnTrack {
  readonly ph: 's' | 'f';
  /** The end belongs to the span around it. */
  readonly bp?: 'e';
  readonly ts: number;
  readonly id: number;
  readonly name: 'flow';
  readonly cat: 'flow';
}

/** A buffer of a device comes, is chosen to go for lack of memory, or goes. When the planner decided it. */
export interface TraceMemory extends Instant {
  readonly cat: 'memory';
  readonly name: 'allocate' | 'evict' | 'free';
  readonly args: {
    readonly array: string;
    readonly box: string;
    readonly bytes: number;
    /** Of `allocate`: a block that had been freed before serves, without a call of the device. */
    readonly reused?: boolean;
  };
}

/** A tile found what it needs in a buffer. */
export interface TraceReuse extends Instant {
  readonly cat: 'memory';
  readonly name: 'reuse';
  /** What it needs, and what the buffer has. */
  readonly args: { readonly array: string; readonly box: string; readonly buffer: string };
}

/** After each change: bytes of all buffers of a device. */
export interface TraceBytes extends OnTrack {
  readonly ph: 'C';
  readonly ts: number;
  readonly name: 'bytes in use';
  readonly args: { readonly bytes: number };
}

/** A tile does not fit its device, and is cut. */
export interface TraceSplit extends Instant {
  readonly cat: 'planner';
  readonly name: 'split';
  readonly args: {
    readonly phase: string;
    readonly device: number;
    readonly tile: TraceTile;
    /** Of the tile, which is cut across it. */
    readonly dimension: 1 | 2;
    /** Two and more. */
    readonly parts: number;
  };
}

/** The distribution `dynamic`: devices get new parts of a class. */
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

/** The last event of a trace that has as many bytes as it may. */
export interface TraceFull extends OnTrack {
  readonly ph: 'i';
  readonly s: 'g';
  readonly ts: number;
  readonly cat: 'planner';
  readonly name: 'the trace is full';
  readonly args: Readonly<Record<string, never>>;
}
