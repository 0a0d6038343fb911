import type { HostPlace } from '../scop/host-place.js';

export const PREDICTION_VERSION = 1;

/** The output of `poly-cli plan --format json`. Within a version, fields are added but never changed. */
export interface Prediction {
  readonly version: typeof PREDICTION_VERSION;
  /** The files as given, in the order of the command line. */
  readonly files: readonly string[];
  readonly devices: number;
  /** The machine model on which times and links are based. */
  readonly model: string;
  /** If {@link scaling} is present, for the fastest of its numbers of devices. */
  readonly regions: readonly PredictedRegion[];
  /** One for each number of devices, if several are compared. */
  readonly scaling?: readonly ScalingPoint[];
  /** The loops that stay on the host, of which no time is known; absent if the bundle does not tell. */
  readonly host?: readonly HostPlace[];
}

/** All regions on a number of devices, each once. */
export interface ScalingPoint {
  readonly devices: number;
  /** The times of all regions that run on devices. */
  readonly seconds: number;
  /** The most bytes that a device holds in a region. */
  readonly bytesHeld: number;
  readonly bytesBetweenDevices: number;
  /** In both directions. */
  readonly bytesWithHost: number;
  /** The speed compared to the first number of devices, per device: 1 if time falls as their number grows. */
  readonly efficiency: number;
}

/** One run of one region on simulated devices, which compute nothing. */
export interface PredictedRegion {
  readonly name: string;
  /** `floyd.c:12` */
  readonly origin: string;
  /** The values of the parameters that the prediction is for, given or the program's own. */
  readonly parameters: Readonly<Record<string, number>>;
  /**
   * Assumptions that do not hold for the given sizes. If there are any, the region runs sequentially, and the other
   * fields are empty.
   */
  readonly brokenAssumptions: readonly string[];
  readonly memory: readonly DeviceMemory[];
  readonly links: readonly LinkTraffic[];
  /** The time from the region's entry to its last result in the host's memory, by the machine model. */
  readonly seconds: number;
  /** Buffers that leave a device because memory is short. */
  readonly boxOuts: number;
  /** The warnings that would be printed, as in {@link RegionStats.warnings}. */
  readonly warnings: readonly string[];
}

export interface DeviceMemory {
  /** From 0. */
  readonly device: number;
  /** The most bytes of buffers at any time; the size of a buffer is a multiple of 256. */
  readonly bytes: number;
  /** The arrays' peaks need not be at the same time. */
  readonly arrays: readonly { readonly name: string; readonly bytes: number }[];
}

export interface LinkTraffic {
  readonly from: 'host' | number;
  readonly to: 'host' | number;
  readonly bytes: number;
}
