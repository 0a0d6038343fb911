import { availableParallelism } from 'node:os';
import { DEVICE_TARGETS, type DeviceTarget, type MeasuredDevices } from '@boxflow/ir';
import { fromAddonError } from './addon/from-addon-error.js';
import { loadAddon } from './addon/load-addon.js';
import { listDevices } from './list-devices.js';

/**
 * Measures what regions need on the devices of this machine, and how fast the links between devices are. Keeps the results
 * in the cache, where programs find them.
 *
 * @throws BoxflowError BF5050 if the addon cannot be loaded, and the errors of devices that fail
 */
export function measureDevices(): readonly MeasuredDevices[] {
  const addon = loadAddon();
  const targets = new Set(listDevices().map(({ target }) => target));
  return groupsOfDevices()
    .filter(({ target }) => targets.has(target))
    .map(({ target, devices }) => {
      try {
        return { target, devices, ...JSON.parse(addon.measure(target, devices)) };
      } catch (error) {
        throw fromAddonError(error);
      }
    });
}

/** Returns what programs, or {@link measureDevices}, have measured. */
export function measuredDevices(): readonly MeasuredDevices[] {
  const addon = loadAddon();
  return groupsOfDevices().flatMap(({ target, devices }) => {
    const text = addon.measured(target, devices);
    return text === null ? [] : [{ target, devices, ...JSON.parse(text) }];
  });
}

interface DeviceGroup {
  readonly target: DeviceTarget;
  readonly devices: number;
}

/** The host has any number of devices: one with `--offload always`, and one for each processor otherwise, by default. */
function groupsOfDevices(): readonly DeviceGroup[] {
  const counts = (target: DeviceTarget) => (target === 'host' ? new Set([1, availableParallelism()]) : [0]);
  return DEVICE_TARGETS.flatMap((target) => [...counts(target)].map((devices) => ({ target, devices })));
}
