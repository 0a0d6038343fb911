import type { DeviceTarget } from '../options/runtime-choices.js';

export const DEVICE_LIST_VERSION = 1;

/** What `poly-cli devices --format json` writes. Fields are added under the same version, never changed. */
export interface DeviceList {
  readonly version: typeof DEVICE_LIST_VERSION;
  readonly devices: readonly DeviceDescription[];
}

/** A device that programs can run on. */
export interface DeviceDescription {
  readonly target: DeviceTarget;
  /** Position among the devices of its target. */
  readonly index: number;
  /** As its vendor calls it. */
  readonly name: string;
  /** Bytes in all. */
  readonly memory: number;
  /** Copies straight to and from the others of its target. */
  readonly peerAccess: boolean;
  readonly gpu: boolean;
}
