import type * as isl from '@boxflow/isl-wasm';
import { iteratorOf, loopName } from '../../../tree/loop-name.js';
import type { ThreadAccess } from '../thread-accesses.js';

/** Returns why threads along the loop should share what the access reads. */
export function sharedReason(access: ThreadAccess, x: isl.ScheduleNode): string {
  const stride = Math.abs(access.stride(x));
  const along = iteratorOf(loopName(x));
  if (stride === 0) return `iterations of ${along} read the same elements`;
  return stride === 1
    ? 'each thread would wait for one element after the other'
    : `neighbours along ${along} read elements far apart`;
}
