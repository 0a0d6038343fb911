export const STATS_VERSION = 1;

/**
 * What one set of devices did: written to the file that `--stats` names, and what `Runtime.run` resolves to. Bytes are
 * bytes of arrays, times are nanoseconds.
 */
export interface RunStats {
  readonly version: typeof STATS_VERSION;
  /** Empty where no region ran on devices. */
  readonly target: 'host' | 'opencl' | 'cuda' | '';
  readonly devices: readonly {
    /** As its vendor calls it. */
    readonly name: string;
    /** In all. */
    readonly memory: number;
  }[];
  readonly regions: readonly RegionStats[];
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
  readonly counters: RunCounters;
  readonly times: RunTimes;
}

export interface DeviceStats {
  /** Most bytes of buffers that were allocated at one time. */
  readonly peakBytes: number;
  /** In the plan's order. The arrays' peaks need not be at the same time. */
  readonly arrays: readonly { readonly name: string; readonly peakBytes: number }[];
  readonly tiles: number;
  readonly launches: number;
  /** Sum over all launches. */
  readonly computeNs: number;
}

/** `from` equal to `to` is a copy between two buffers of one device. */
export interface LinkStats {
  readonly from: 'host' | number;
  readonly to: 'host' | number;
  readonly bytes: number;
  readonly copies: number;
}

export interface RunCounters {
  /** Flow-out sets, sent before they were asked for. */
  readonly pushedBytes: number;
  /** What tiles needed and nobody had pushed, by where it came from. */
  readonly pulledFromHostBytes: number;
  readonly pulledFromPeerBytes: number;
  readonly pulledFromSelfBytes: number;
  /** Results, at the end of the region. */
  readonly writtenOutBytes: number;
  /** Buffers evicted for lack of memory, and what of them had to be saved on the host. */
  readonly boxOuts: number;
  readonly boxOutBytes: number;
  /** Buffers allocated for an array of which one was evicted from the device before. */
  readonly boxIns: number;
  /** How often a tile found a buffer that held its box. */
  readonly reuseHits: number;
  /** How often a tile was cut in two because it did not fit. */
  readonly splits: number;
}

/** `totalNs` is about `managementNs + finishNs + writeOutNs`; the rest overlaps with these. */
export interface RunTimes {
  /** Opening the devices and loading kernels, before the region's first call. */
  readonly loadNs: number;
  /** The planner: boxes, buffers, issuing work, and waiting for devices that are far behind. */
  readonly managementNs: number;
  /** Sum over all copies. */
  readonly copiesNs: number;
  /** From the last launch's issue to the end of all work. */
  readonly finishNs: number;
  readonly writeOutNs: number;
  readonly totalNs: number;
}
