import type { BoxPolicy, Target } from '../options/runtime-choices.js';

export const STATS_VERSION = 2;

/**
 * What one set of devices did: written to the file that `--stats` names, and what `Runtime.run` resolves to. Bytes are
 * bytes of arrays, times are nanoseconds.
 */
export interface RunStats {
  readonly version: typeof STATS_VERSION;
  /** Empty where no region ran on devices. */
  readonly target: Target | '';
  /** Which boxes of the arrays were stored; empty where no region ran on devices. */
  readonly boxes: BoxPolicy | '';
  readonly devices: readonly {
    /** As its vendor calls it. */
    readonly name: string;
    /** In all. */
    readonly memory: number;
    /** What went wrong with it, so that it was not used any more; absent where it works. */
    readonly failure?: string;
  }[];
  readonly regions: readonly RegionStats[];
  /** The signal that ended the program, such as `SIGINT`. Absent if the program ended by itself. */
  readonly signal?: string;
}

/** All calls of one region: counts and times add up, peaks are the largest. */
export interface RegionStats {
  /** The SCoP's name. */
  readonly name: string;
  /** `floyd.c:12`. */
  readonly origin: string;
  readonly calls: number;
  /** As many as {@link RunStats.devices}. */
  readonly devices: readonly DeviceStats[];
  /** Only those over which something moved. */
  readonly links: readonly LinkStats[];
  /** The same copies by what they were for. */
  readonly copies: RunCopies;
  /** What people were told while it ran, each once: `floyd.c:12: BF5905: memory is short, …`. */
  readonly warnings: readonly string[];
  readonly counters: RunCounters;
  readonly times: RunTimes;
  /**
   * A signal ended the program during the last call, which is counted up to its last checkpoint: its counts are of issued
   * work, and its times of devices those known by then. Absent otherwise.
   */
  readonly unfinished?: true;
}

export interface DeviceStats {
  /** Most bytes of buffers that were allocated at one time. */
  readonly peakBytes: number;
  /** In the plan's order. The arrays' peaks need not be at the same time. */
  readonly arrays: readonly { readonly name: string; readonly peakBytes: number }[];
  readonly tiles: number;
  readonly launches: number;
  /** Of them, those of kernels that look for each element in several buffers (`--boxes disjoint`). */
  readonly splitLaunches: number;
  /** Sum over all launches. CUDA without a trace: over all tiles, what is between the launches of a tile included. */
  readonly computeNs: number;
  /** Calls of the device that gave memory, or took it back. Memory that a region leaves is kept for the next one. */
  readonly allocations: number;
  readonly releases: number;
  /** Allocations that needed no call, because a block of the size had been freed. */
  readonly reusedBlocks: number;
}

/** `from` equal to `to` is a copy between two buffers of one device. */
export interface LinkStats {
  readonly from: 'host' | number;
  readonly to: 'host' | number;
  readonly bytes: number;
  readonly copies: number;
  /**
   * Whether the copies went through the host's memory: between devices of which the receiving one cannot see all others, or
   * is not to (`--no-peer`).
   */
  readonly staged: boolean;
}

/** Each copy has one purpose. */
export interface RunCopies {
  /** Flow-out sets, sent from the device that wrote them to one that will read them, before it asks. */
  readonly flowOut: CopyStats;
  /** What another device wrote and had not sent when a tile needed it. */
  readonly flowIn: CopyStats;
  /** What tiles needed and the host had: the program's data, and what had to go out for lack of memory. */
  readonly readIn: CopyStats;
  /** From one buffer of a device to another one of the same device. */
  readonly move: CopyStats;
  /**
   * What only an evicted buffer held, saved on the host; without reuse (`--no-reuse`) also what a tile is to read from
   * another buffer of its device.
   */
  readonly boxOut: CopyStats;
  /** Results, at the end of the region. */
  readonly writeOut: CopyStats;
}

export interface CopyStats {
  readonly copies: number;
  readonly bytes: number;
  /** Sum over all copies, which overlap with each other and with computing. Of a copy through the host, its second half. */
  readonly ns: number;
}

export interface RunCounters {
  /** Buffers evicted for lack of memory. */
  readonly boxOuts: number;
  /** Buffers allocated for an array of which one was evicted from the device before. */
  readonly boxIns: number;
  /** Buffers that tiles found on their devices, with room for some of their boxes: each once per tile. */
  readonly reuseHits: number;
  /** How often a tile was cut because it did not fit. */
  readonly splits: number;
  /** Bytes of its arrays that earlier regions had left on the devices when it began, so that they did not have to come again. */
  readonly keptBytes: number;
  /**
   * Serial iterations that were issued again as the ones before them, since the planner would have decided the same. None
   * with `--no-repeat`, `--no-overlap` or the distribution `dynamic`, while a trace is written, and in shadow mode.
   */
  readonly repeatedIterations: number;
}

/**
 * Where the thread went that runs the region: `totalNs` is the sum of the four before it. `managementNs / totalNs` is the
 * overhead of managing memory as BBMM (section 4.9.1) defines it. Of simulated devices,
 * only the copies' times, `simulatedNs` and {@link DeviceStats.computeNs} are on their clock: the others are what this
 * machine took to decide everything.
 */
export interface RunTimes {
  /** Opening the devices and loading kernels, before the region's first call; not in `totalNs`. */
  readonly loadNs: number;
  /** Finding boxes and buffers, keeping the directory, deciding what to do; also writing a trace. */
  readonly managementNs: number;
  /** Inside the devices' calls that start launches and copies. */
  readonly issueNs: number;
  /** Inside their calls that allocate and release memory. */
  readonly allocationNs: number;
  /** Waiting for the devices, and asking them how far they are. */
  readonly waitNs: number;
  readonly totalNs: number;
  /** Simulated devices: from the region's entry to its last result in the host's memory; 0 where devices are real. */
  readonly simulatedNs: number;
}
