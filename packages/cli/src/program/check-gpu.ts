import { BoxflowError, type DeviceDescription, type TargetChoice } from '@boxflow/ir';
import { noGpu } from '../diagnostics.js';

const KINDS: Partial<Record<TargetChoice, string>> = { cuda: 'CUDA', opencl: 'OpenCL' };

/** Checks before a program is compiled that it can run on a GPU of the target. Throws BF4008. */
export function checkGpu(devices: readonly DeviceDescription[], target: TargetChoice): void {
  const wanted = target === 'auto' ? ['cuda', 'opencl'] : [target];
  if (devices.some((device) => device.gpu && wanted.includes(device.target))) return;
  throw new BoxflowError(noGpu(KINDS[target] ?? 'CUDA or OpenCL'));
}
