import type { Box } from './box.ts';
import { boxHull } from './hull.ts';
import { exactVolume } from './volume.ts';

/** Whether the hull of two boxes holds no more points than the two one by one: then it costs no memory. */
export function worthJoining(a: Box, b: Box): boolean {
  return exactVolume(boxHull(a, b)) <= exactVolume(a) + exactVolume(b);
}
