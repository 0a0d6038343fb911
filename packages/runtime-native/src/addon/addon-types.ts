import type { OptionTexts } from '../options/check-options.js';

/** The addon as it is: nothing is checked on its side. `native/src/program/addon/run_request.cpp` reads the request. */
export interface Addon {
  /** Resolves to `RunStats` as JSON. Rejects with an {@link AddonError}. */
  run(request: AddonRunRequest, onProgress: ((fraction: number) => void) | undefined): Promise<string>;
  /** Throws an {@link AddonError} if the driver or a device is missing. */
  listDevices(target: string): AddonDevice[];
  /** Measures devices, 0 for as many as programs use by default. Returns `MachineMeasurements` as JSON. Throws an {@link AddonError}. */
  measure(target: string, devices: number): string;
  /** Returns what has been measured before, or `null`. */
  measured(target: string, devices: number): string | null;
}

export interface AddonRunRequest {
  readonly options: OptionTexts;
  readonly plansJson: string;
  readonly plan: number;
  /** Path of a shared object that exports `boxflow_host_kernels`; empty: none. */
  readonly hostKernels: string;
  readonly openclSource: string;
  readonly cudaSource: string;
  /** One element: the run ends when it is not 0. Absent if nobody can abort the run. */
  readonly aborted?: Int32Array;
  readonly parameters: BigInt64Array;
  /** `null`: none, as simulated devices need none. */
  readonly arrays: readonly (NodeJS.TypedArray | null)[] | null;
}

export interface AddonDevice {
  readonly name: string;
  readonly memory: number;
  readonly peerAccess: boolean;
  readonly gpu: boolean;
}

export interface AddonError extends Error {
  readonly code: string;
  readonly hint: string;
}
