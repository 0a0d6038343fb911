import type { Box } from './box.ts';
import { boxHull } from './hull.ts';
import { exactVolume } from './volume.ts';

/**
 * Returns whether the hull of two boxes holds no more points than both of them together, so that it costs no memory.
 */
export function worthJoining(a: Box, b: Box): boolean {
  return exactVolume(boxHull(a, b)) <= exactVolume(a) + exactVolume(b);
}
