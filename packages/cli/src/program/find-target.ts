import type { DeviceDescription, DeviceTarget } from '@boxflow/ir';
import { findDevices } from './find-devices.js';

/** The target that `--target auto` chooses, and the reason. */
export interface TargetChoice {
  readonly target: DeviceTarget;
  readonly reason: string;
}

/** Chooses CUDA if the driver shows a device, else OpenCL if it shows a GPU, else the host. */
export async function findTarget(): Promise<TargetChoice> {
  try {
    return chooseTarget(await findDevices());
  } catch {
    // The addon only looks; the program itself does not need it.
    return { target: 'host', reason: 'no device could be listed (`poly-cli doctor` says what is missing)' };
  }
}

export function chooseTarget(devices: readonly DeviceDescription[]): TargetChoice {
  for (const target of ['cuda', 'opencl'] as const) {
    const gpus = devices.filter((device) => device.target === target && device.gpu);
    if (gpus.length > 0) return { target, reason: describe(gpus) };
  }
  return { target: 'host', reason: 'no GPU was found' };
}

function describe(gpus: readonly DeviceDescription[]): string {
  const counts = new Map<string, number>();
  for (const { name } of gpus) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} x ${name}`).join(', ');
}
