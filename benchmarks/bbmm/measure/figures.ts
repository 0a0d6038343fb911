import type { RegionStats } from '@boxflow/ir';
import type { Settings } from '../settings.js';

/**
 * Of the region, with its copies in and out; `null` on the host, whose devices share the processor, so that their times
 * say nothing about several devices.
 */
export function secondsOf({ target }: Pick<Settings, 'target'>, { times }: RegionStats): number | null {
  if (target === 'host') return null;
  return (target === 'sim' ? times.simulatedNs : times.totalNs) / 1e9;
}

export function managementSeconds({ times }: RegionStats): number {
  return times.managementNs / 1e9;
}

/** Most bytes on any one device. */
export function peakBytes({ devices }: RegionStats): number {
  return Math.max(0, ...devices.map((device) => device.peakBytes));
}

/** Sent from one device to another, each copy once. */
export function betweenBytes({ links }: RegionStats): number {
  return links
    .filter(({ from, to }) => from !== 'host' && to !== 'host' && from !== to)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

export const GIB = 2 ** 30;
