import { estimateSeconds } from '../../cost/estimate.js';
import { comparison } from '../../cost/estimate-text.js';
import { withinQuota } from '../../model/within-quota.js';
import type { MappingState } from '../mapping-state.js';
import { withReason } from '../verbs/apply-line.js';

/** How much faster a mapping with copies of arrays in memory must be by the estimate. */
const WORTH_COPYING = 0.7;

/** Bound on isl's operations for the copies and the mapping; where it runs out there are no copies. */
const OPERATIONS = 2_000_000;

/** Maps all loops that are there. */
export type MapAll = (state: MappingState) => MappingState;

/**
 * Returns the mapping of the SCoP that `rewrite` makes, if it makes another one whose mapping is clearly
 * faster by the estimate. Otherwise `without`, which is a mapping of `state`. The lines of the rewriting get
 * both estimates and `why` as their reason.
 */
export function withRewriting(
  state: MappingState,
  without: MappingState,
  rewrite: (state: MappingState) => MappingState,
  mapAll: MapAll,
  why: string,
): MappingState {
  const { model } = state;
  const found = withinQuota(
    model.ctx,
    () => {
      const rewritten = rewrite(state);
      if (rewritten === state) return undefined;
      const mapped = mapAll(rewritten);
      return { mapped, seconds: secondsOf(mapped), lines: rewritten.lines.length };
    },
    OPERATIONS,
  );
  if (!found) return without;
  const unchanged = secondsOf(without);
  if (found.seconds > WORTH_COPYING * unchanged) return without;
  const times = comparison(found.seconds, unchanged, model.scop.parameters);
  return withReason(found.mapped, 0, found.lines, `${why}; the region takes ${times}`);
}

function secondsOf(state: MappingState): number {
  return estimateSeconds(state.model, state.schedule.getRoot());
}
