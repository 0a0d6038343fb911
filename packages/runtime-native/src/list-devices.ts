import { BoxflowError, DEVICE_TARGETS, type DeviceDescription, type DeviceTarget } from '@boxflow/ir';
import { fromAddonError } from './addon/from-addon-error.js';
import { loadAddon } from './addon/load-addon.js';

/**
 * Returns the devices of one target, or of all, CUDA first. A target without a driver or a device has none; if it was
 * asked for by name, this throws an error that says what is missing. The host counts as one device, which can be
 * divided into any number.
 *
 * @throws BoxflowError BF5050 if the addon cannot be loaded, and the errors of the target
 */
export function listDevices(target?: DeviceTarget): readonly DeviceDescription[] {
  return target === undefined ? DEVICE_TARGETS.flatMap(devicesIfAny) : devicesOf(target);
}

function devicesIfAny(target: DeviceTarget): readonly DeviceDescription[] {
  try {
    return devicesOf(target);
  } catch (error) {
    // The addon itself must be there: only the targets are optional.
    if (error instanceof BoxflowError && error.diagnostics[0]?.code !== 'BF5050') return [];
    throw error;
  }
}

function devicesOf(target: DeviceTarget): readonly DeviceDescription[] {
  const addon = loadAddon();
  try {
    return addon.listDevices(target).map((device, index) => ({ target, index, ...device }));
  } catch (error) {
    throw fromAddonError(error);
  }
}
