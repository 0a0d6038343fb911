import type { DeviceDescription } from '@boxflow/ir';

/** All devices of this machine. Throws where the addon was not built. */
export async function findDevices(): Promise<readonly DeviceDescription[]> {
  const { listDevices } = await import('@boxflow/runtime-native');
  return listDevices();
}
