import type { DeviceTarget } from '../options/runtime-choices.js';
import type { MeasuredDevices } from './machine-measurements.js';

export const DEVICE_LIST_VERSION = 1;

/** The output of `poly-cli devices --format json`. Within a version, fields are added but never changed. */
export interface DeviceList {
  readonly version: typeof DEVICE_LIST_VERSION;
  readonly devices: readonly DeviceDescription[];
  /** The measurements in the cache, by target and number of devices. */
  readonly measured: readonly MeasuredDevices[];
}

/** A device that programs can run on. */
export interface DeviceDescription {
  readonly target: DeviceTarget;
  /** Position among the devices of its target. */
  readonly index: number;
  /** The vendor's name for it. */
  readonly name: string;
  /** The bytes of all its memory. */
  readonly memory: number;
  /** Whether it copies directly to and from the other devices of its target. */
  readonly peerAccess: boolean;
  readonly gpu: boolean;
}
