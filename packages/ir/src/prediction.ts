export const PREDICTION_VERSION = 1;

/** What `poly-cli plan --format json` writes. Fields are added under the same version, never changed. */
export interface Prediction {
  readonly version: typeof PREDICTION_VERSION;
  /** As given, in the order of the command line. */
  readonly files: readonly string[];
  readonly devices: number;
  readonly regions: readonly PredictedRegion[];
}

/** One run of one region, with no limit on memory and each device working on one block. */
export interface PredictedRegion {
  readonly name: string;
  /** `floyd.c:12` */
  readonly origin: string;
  /** Assumptions that do not hold for the given sizes: with any, the region runs sequentially and the rest is empty. */
  readonly brokenAssumptions: readonly string[];
  readonly memory: readonly DeviceMemory[];
  readonly links: readonly LinkTraffic[];
}

export interface DeviceMemory {
  /** From 0. */
  readonly device: number;
  /** Most bytes at any time. */
  readonly bytes: number;
  readonly arrays: readonly { readonly name: string; readonly bytes: number }[];
}

export interface LinkTraffic {
  readonly from: 'host' | number;
  readonly to: 'host' | number;
  readonly bytes: number;
}
