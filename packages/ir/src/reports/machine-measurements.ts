import type { DeviceTarget } from '../options/runtime-choices.js';

export const MACHINE_MEASUREMENTS_VERSION = 2;

/** The measured times that calls of regions take on one machine, and the speeds of its links. */
export interface MachineMeasurements {
  readonly version: typeof MACHINE_MEASUREMENTS_VERSION;
  /** Devices, driver and processor. */
  readonly machine: string;
  readonly figures: MachineFigures;
  readonly links: readonly LinkFigures[];
}

/** The measurements of some devices. */
export interface MeasuredDevices extends MachineMeasurements {
  readonly target: DeviceTarget;
  /** How many devices; 0: all of the target. */
  readonly devices: number;
}

/** In seconds. */
export interface MachineFigures {
  /** Opening all devices. */
  readonly openingSeconds: number;
  /** A byte between the program's memory and devices. */
  readonly copiedByteSeconds: number;
  /** A short copy from one device to another; within the device if there is only one. */
  readonly exchangeSeconds: number;
  /** By number of devices, of one device first. */
  readonly together: readonly FiguresTogether[];
  /** An operation of one thread of a device. */
  readonly serialOperationSeconds: number;
  /** An operation of the sequential program. */
  readonly hostOperationSeconds: number;
  /** A byte of memory that the sequential program reads. */
  readonly hostByteSeconds: number;
}

/** The seconds that some devices take if they work together. */
export interface FiguresTogether {
  readonly devices: number;
  /** A region that does nothing. */
  readonly callSeconds: number;
  /** A phase that does nothing, from one to the next. */
  readonly launchSeconds: number;
  /** An operation, with enough threads. */
  readonly operationSeconds: number;
  /** A byte of the devices' memory. */
  readonly deviceByteSeconds: number;
}

/** The speed of copies from one place to a different one. */
export interface LinkFigures {
  /** A device, or `null` for the program's memory. */
  readonly from: number | null;
  readonly to: number | null;
  readonly latencySeconds: number;
  readonly bytesPerSecond: number;
}
