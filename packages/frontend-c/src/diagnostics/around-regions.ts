import type { Diagnostic } from '@boxflow/ir';
import { ENDS_BY_DATA, JUMP } from './refusals.js';

const LEAVE =
  'if an iteration needs values of the one before, as until they have converged, leave it as it is: the loops inside it are regions of their own';

/**
 * Returns why a loop is refused that has regions inside. Edits of such a loop help only if its iterations are independent;
 * otherwise they may cost the regions that there are.
 */
export function aroundRegions(reason: Diagnostic): Diagnostic {
  if (ENDS_BY_DATA.has(reason.code)) return { ...reason, hint: LEAVE };
  if (reason.code === JUMP) return { ...reason, hint: `${LEAVE}; else ${reason.hint}` };
  return reason;
}
