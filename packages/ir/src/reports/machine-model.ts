export const MACHINE_MODEL_VERSION = 1;

/**
 * A machine for the target `sim`: a JSON file that `--model` names. All links are equal, and so are all devices, except
 * for their speeds. Other fields are refused.
 */
export interface MachineModel {
  readonly version: typeof MACHINE_MODEL_VERSION;
  /** A name for messages and reports. */
  readonly name: string;
  /**
   * The number of devices unless `--devices` gives one. All devices are of the same kind.
   *
   * @asType integer
   * @minimum 1
   * @maximum 65536
   */
  readonly devices: number;
  /**
   * The host's time for each launch and each copy, which it issues one after the other. A staged copy is two copies.
   *
   * @minimum 0
   * @maximum 1e12
   */
  readonly issueNs: number;
  readonly device: DeviceModel;
  /** The link between the host and each device. All these links work at the same time, in both directions. */
  readonly hostLink: LinkModel;
  /** The link between any two devices; `null` if there is none, and copies go through the host's memory. */
  readonly peerLink: LinkModel | null;
  /** Factors of the first devices' `memoryBytesPerSecond` and `instancesPerSecond`. All others have the factor 1. */
  readonly relativeSpeeds?: readonly RelativeSpeed[];
}

/**
 * @minimum 0.001
 * @maximum 1000
 */
export type RelativeSpeed = number;

export interface DeviceModel {
  /** The vendor's name, for messages. */
  readonly name: string;
  /**
   * The memory for a program's arrays.
   *
   * @asType integer
   * @minimum 1
   * @maximum 1e18
   */
  readonly memoryBytes: number;
  /**
   * The rate at which kernels read and write memory.
   *
   * @minimum 1000
   * @maximum 1e21
   */
  readonly memoryBytesPerSecond: number;
  /**
   * The rate of statement executions: half of the peak FLOP/s if a statement is a multiplication and an addition.
   *
   * @minimum 1000
   * @maximum 1e21
   */
  readonly instancesPerSecond: number;
  /**
   * The time of each kernel before it computes, also of a copy within the device.
   *
   * @minimum 0
   * @maximum 1e12
   */
  readonly launchNs: number;
}

export interface LinkModel {
  /**
   * The rate of contiguous copies.
   *
   * @minimum 1000
   * @maximum 1e21
   */
  readonly bytesPerSecond: number;
  /**
   * The time of each copy, whatever its size.
   *
   * @minimum 0
   * @maximum 1e12
   */
  readonly latencyNs: number;
  /**
   * The time of each row of a strided copy.
   *
   * @minimum 0
   * @maximum 1e12
   */
  readonly rowNs: number;
}
