export const MACHINE_MODEL_VERSION = 1;

/**
 * A machine as the target `sim` takes it to be: a JSON file that `--model` names. All links are equal, and so are all
 * devices but for their speeds. The runtime reads it strictly: there are no other fields.
 */
export interface MachineModel {
  readonly version: typeof MACHINE_MODEL_VERSION;
  /** For people. */
  readonly name: string;
  /**
   * How many devices there are where `--devices` does not say it; any other number gets devices of the same kind.
   *
   * @asType integer
   * @minimum 1
   * @maximum 65536
   */
  readonly devices: number;
  /**
   * What issuing one launch or one copy takes the host, which does one after the other; a staged copy is two.
   *
   * @minimum 0
   * @maximum 1e12
   */
  readonly issueNs: number;
  readonly device: DeviceModel;
  /** Between the host and each device, each way, all at the same time. */
  readonly hostLink: LinkModel;
  /** Between any two devices; `null` where there is none, and copies go through the host's memory. */
  readonly peerLink: LinkModel | null;
  /**
   * How fast the first devices are: what `memoryBytesPerSecond` and `instancesPerSecond` are multiplied by. The others, or all
   * where there is no list, are as `device` says.
   */
  readonly relativeSpeeds?: readonly RelativeSpeed[];
}

/**
 * @minimum 0.001
 * @maximum 1000
 */
export type RelativeSpeed = number;

export interface DeviceModel {
  /** For people, as its vendor calls it. */
  readonly name: string;
  /**
   * For a program's arrays.
   *
   * @asType integer
   * @minimum 1
   * @maximum 1e18
   */
  readonly memoryBytes: number;
  /**
   * Read and written, as kernels see it.
   *
   * @minimum 1000
   * @maximum 1e21
   */
  readonly memoryBytesPerSecond: number;
  /**
   * Executions of a statement: half of the peak FLOP/s where a statement is a multiplication and an addition.
   *
   * @minimum 1000
   * @maximum 1e21
   */
  readonly instancesPerSecond: number;
  /**
   * From one kernel's end to the next one's begin, also of a copy within the device.
   *
   * @minimum 0
   * @maximum 1e12
   */
  readonly launchNs: number;
}

export interface LinkModel {
  /**
   * Of contiguous copies.
   *
   * @minimum 1000
   * @maximum 1e21
   */
  readonly bytesPerSecond: number;
  /**
   * Of each copy, whatever its size.
   *
   * @minimum 0
   * @maximum 1e12
   */
  readonly latencyNs: number;
  /**
   * Of each row of a strided copy.
   *
   * @minimum 0
   * @maximum 1e12
   */
  readonly rowNs: number;
}
