import type { DeviceDescription } from '@boxflow/runtime-native';

/** A device that programs can run on: an element of `poly-cli devices --format json`. */
export type Device = DeviceDescription;

/** All devices of this machine. Throws where the addon was not built. */
export async function findDevices(): Promise<readonly Device[]> {
  const { listDevices } = await import('@boxflow/runtime-native');
  return listDevices();
}
