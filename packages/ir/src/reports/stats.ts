import type { BoxPolicy, Target } from '../options/runtime-choices.js';

export const STATS_VERSION = 2;

/**
 * Statistics of one set of devices. `--stats` writes them to a file, and `Runtime.run` resolves to them. Bytes are
 * bytes of arrays, and times are nanoseconds.
 */
export interface RunStats {
  readonly version: typeof STATS_VERSION;
  /** Empty if no region ran on devices. */
  readonly target: Target | '';
  /** Which boxes of the arrays were stored; empty if no region ran on devices. */
  readonly boxes: BoxPolicy | '';
  readonly devices: readonly {
    /** The vendor's name for it. */
    readonly name: string;
    /** The bytes of all its memory. */
    readonly memory: number;
    /** Why the device is not used any more; absent if it works. */
    readonly failure?: string;
  }[];
  readonly regions: readonly RegionStats[];
  /** The signal that ended the program, such as `SIGINT`. Absent if the program ended by itself. */
  readonly signal?: string;
}

/** All calls of one region: sums of counts and times, and the largest peaks. */
export interface RegionStats {
  /** The SCoP's name. */
  readonly name: string;
  /** The place in the source, such as `floyd.c:12`. */
  readonly origin: string;
  readonly calls: number;
  /** One for each of {@link RunStats.devices}. */
  readonly devices: readonly DeviceStats[];
  /** Only links over which something moved. */
  readonly links: readonly LinkStats[];
  /** The same copies by purpose. */
  readonly copies: RunCopies;
  /** The warnings that were printed, without duplicates, such as `floyd.c:12: BF5905: memory is short, …`. */
  readonly warnings: readonly string[];
  readonly counters: RunCounters;
  readonly times: RunTimes;
  /**
   * True if a signal ended the program during the last call. That call is included up to its last checkpoint, with the
   * counts of issued work and the times of devices known by then. Otherwise absent.
   */
  readonly unfinished?: true;
  /** Present if the region computes sums of products, as `x * y + z`, with one rounding. */
  readonly contracts?: true;
}

export interface DeviceStats {
  /** The most bytes of buffers that were allocated at one time. */
  readonly peakBytes: number;
  /** In the plan's order. The arrays' peaks need not be at the same time. */
  readonly arrays: readonly { readonly name: string; readonly peakBytes: number }[];
  readonly tiles: number;
  readonly launches: number;
  /** The launches of kernels that look for each element in several buffers (`--boxes disjoint`). */
  readonly splitLaunches: number;
  /**
   * The sum over all launches. For CUDA without a trace, the sum over all tiles, including the time between the
   * launches of a tile.
   */
  readonly computeNs: number;
  /** The time in which the device computed nothing, from the region's first launch or copy to its last one. */
  readonly idle: IdleStats;
  /** The device's calls that allocated memory. Memory that a region does not need any more is kept for the next one. */
  readonly allocations: number;
  /** The device's calls that released memory. */
  readonly releases: number;
  /** Allocations that needed no call, because a block of the size had been freed. */
  readonly reusedBlocks: number;
}

/**
 * What a device waited for. The time before a launch was spent on the copy that ended last of those that it needed. The
 * rest is the host's, which had not issued the launch yet.
 */
export interface IdleStats {
  /** By device: for copies from or to it, and at the end, until it has computed everything. Zeros at the end are left out. */
  readonly devicesNs: readonly number[];
  /** For copies from and to the program's memory, or between two buffers of the device. */
  readonly memoryNs: number;
  readonly hostNs: number;
}

/** `from` equal to `to` is a copy between two buffers of one device. */
export interface LinkStats {
  readonly from: 'host' | number;
  readonly to: 'host' | number;
  readonly bytes: number;
  readonly copies: number;
  /** The sum over all copies, as in {@link CopyStats.ns}. */
  readonly ns: number;
  /** What the link can do, if `poly-cli devices --measure`, or the end of an earlier run, has measured the machine. */
  readonly possibleBytesPerSecond?: number;
  /**
   * Whether the copies went through the host's memory, because the receiving device cannot see all others, or must not
   * (`--no-peer`).
   */
  readonly staged: boolean;
}

/** Each copy has one purpose. */
export interface RunCopies {
  /** Flow-out sets, sent to devices that will read them before they need them. */
  readonly flowOut: CopyStats;
  /** Elements that a different device wrote, and had not sent when a tile needed them. */
  readonly flowIn: CopyStats;
  /**
   * Elements that tiles needed from the host: the program's data, and data that had left a device because memory was
   * short.
   */
  readonly readIn: CopyStats;
  /** Copies between two buffers of one device. */
  readonly move: CopyStats;
  /**
   * Elements that only an evicted buffer held, saved on the host. Without reuse (`--no-reuse`), also elements that a
   * tile reads from a different buffer of its device.
   */
  readonly boxOut: CopyStats;
  /** Results that are copied to the host. */
  readonly writeOut: CopyStats;
}

export interface CopyStats {
  readonly copies: number;
  readonly bytes: number;
  /**
   * The sum over all copies, which may overlap with each other and with kernels. For a copy through the host, only the
   * second half counts.
   */
  readonly ns: number;
}

export interface RunCounters {
  /** Buffers evicted because memory was short. */
  readonly boxOuts: number;
  /** Buffers allocated for an array after one of its buffers had been evicted from the device. */
  readonly boxIns: number;
  /** Buffers with room for a tile's boxes that were already on the device, each once per tile. */
  readonly reuseHits: number;
  /** How often a tile was cut because it did not fit. */
  readonly splits: number;
  /** Bytes of the region's arrays that earlier regions had left on the devices, so that they were not copied again. */
  readonly keptBytes: number;
  /**
   * Serial iterations that were issued from the record of earlier ones, because the planner would have decided the
   * same. Always 0 with `--no-repeat`, `--no-overlap`, the distribution `dynamic`, a trace, or in shadow mode.
   */
  readonly repeatedIterations: number;
}

/**
 * The time of the thread that runs the region: `totalNs` is the sum of the four before it. `managementNs / totalNs` is
 * the overhead of managing memory as BBMM (section 4.9.1) defines it. On simulated devices, only the copies' times,
 * `simulatedNs` and {@link DeviceStats.computeNs} are on the simulated clock. All other times say how long this machine
 * took to decide everything.
 */
export interface RunTimes {
  /** Opening the devices and loading kernels, before the region's first call; not in `totalNs`. */
  readonly loadNs: number;
  /** The planner's own work: boxes, buffers, directories and decisions; also writing a trace. */
  readonly managementNs: number;
  /** The devices' calls that start launches and copies. */
  readonly issueNs: number;
  /** The devices' calls that allocate and release memory. */
  readonly allocationNs: number;
  /** Waiting for the devices, and asking them what is complete. */
  readonly waitNs: number;
  readonly totalNs: number;
  /**
   * On simulated devices, the time from the region's entry to its last result in the host's memory; 0 on real devices.
   */
  readonly simulatedNs: number;
}
