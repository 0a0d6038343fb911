/** A device that programs can run on. A field of `poly-cli devices --format json`. */
export interface Device {
  readonly target: 'host' | 'opencl' | 'cuda';
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

/** All devices of this machine. */
export async function findDevices(): Promise<readonly Device[]> {
  const runtime: unknown = await import('@boxflow/runtime-native');
  return (runtime as { listDevices(): readonly Device[] }).listDevices();
}
