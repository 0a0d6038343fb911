/** What a CUDA program on the host counted: the file of `poly-cli run program.cu --stats FILE`. */
export interface CudaRunStats {
  readonly version: 1;
  readonly devices: number;
  /** By the names in object files. */
  readonly kernels: readonly CudaKernelStats[];
  readonly copies: {
    readonly toDevice: CudaCopyStats;
    readonly fromDevice: CudaCopyStats;
    readonly withinDevice: CudaCopyStats;
  };
  /** Calls of `cudaMemset` and its relatives. */
  readonly fills: CudaCopyStats;
  readonly mostAllocatedBytes: number;
}

export interface CudaKernelStats {
  readonly name: string;
  readonly launches: number;
  /** All blocks of all launches. */
  readonly blocks: number;
  /** The most devices that shared a launch. */
  readonly devices: number;
  readonly seconds: number;
  /** Launches whose results were compared with those of one device, and were equal. */
  readonly verified: number;
}

export interface CudaCopyStats {
  readonly calls: number;
  readonly bytes: number;
}
