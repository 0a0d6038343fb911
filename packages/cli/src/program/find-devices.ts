import type { DeviceDescription } from '@boxflow/ir';

/** Returns all devices of this machine. Throws if the addon was not built. */
export async function findDevices(): Promise<readonly DeviceDescription[]> {
  const { listDevices } = await import('@boxflow/runtime-native');
  return listDevices();
}
