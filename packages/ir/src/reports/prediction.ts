export const PREDICTION_VERSION = 1;

/** What `poly-cli plan --format json` writes. Fields are added under the same version, never changed. */
export interface Prediction {
  readonly version: typeof PREDICTION_VERSION;
  /** As given, in the order of the command line. */
  readonly files: readonly string[];
  readonly devices: number;
  /** The machine model that times and links are of. */
  readonly model: string;
  readonly regions: readonly PredictedRegion[];
}

/** One run of one region on simulated devices: what the runtime would do, with nothing computed. */
export interface PredictedRegion {
  readonly name: string;
  /** `floyd.c:12` */
  readonly origin: string;
  /** The values of its parameters that the prediction is for, given or the program's own. */
  readonly parameters: Readonly<Record<string, number>>;
  /** Assumptions that do not hold for the given sizes: with any, the region runs sequentially and the rest is empty. */
  readonly brokenAssumptions: readonly string[];
  readonly memory: readonly DeviceMemory[];
  readonly links: readonly LinkTraffic[];
  /** By the machine model, from the region's entry to its last result in the host's memory. */
  readonly seconds: number;
  /** Buffers that leave a device for lack of memory. */
  readonly boxOuts: number;
  /** What people would be told, as in {@link RegionStats.warnings}. */
  readonly warnings: readonly string[];
}

export interface DeviceMemory {
  /** From 0. */
  readonly device: number;
  /** Most bytes of buffers at any time; a buffer has a multiple of 256. */
  readonly bytes: number;
  /** The arrays' peaks need not be at the same time. */
  readonly arrays: readonly { readonly name: string; readonly bytes: number }[];
}

export interface LinkTraffic {
  readonly from: 'host' | number;
  readonly to: 'host' | number;
  readonly bytes: number;
}
