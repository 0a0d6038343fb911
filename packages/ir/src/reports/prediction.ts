export const PREDICTION_VERSION = 1;

/** The output of `poly-cli plan --format json`. Within a version, fields are added but never changed. */
export interface Prediction {
  readonly version: typeof PREDICTION_VERSION;
  /** The files as given, in the order of the command line. */
  readonly files: readonly string[];
  readonly devices: number;
  /** The machine model on which times and links are based. */
  readonly model: string;
  readonly regions: readonly PredictedRegion[];
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
