import { deviceGrid } from '../src/index.ts';

/** A number of devices, and into how many rows and columns every implementation must put them. */
export interface DeviceGridVector {
  readonly devices: number;
  readonly rows: number;
  readonly columns: number;
}

/** Few devices all; then squares, primes and what has many divisors. */
const CHOSEN = [97, 100, 120, 1000, 1009, 1024, 65_536];

export function makeDeviceGridVectors(): DeviceGridVector[] {
  const few = Array.from({ length: 64 }, (_, i) => i + 1);
  return [...few, ...CHOSEN].map((devices) => ({ devices, ...deviceGrid(devices) }));
}
