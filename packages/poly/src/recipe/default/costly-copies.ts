import type * as isl from '@boxflow/isl-wasm';
import { estimateSeconds } from '../../cost/estimate.js';
import { comparison } from '../../cost/estimate-text.js';
import { isFreeCopy, threadExtents } from '../../model/maybe-private.js';
import { isAccessedBy } from '../../model/scop-model.js';
import { withinQuota } from '../../model/within-quota.js';
import { tupleNames } from '../../tree/items.js';
import { nodeAt, pathTo } from '../../tree/path.js';
import type { MappingState } from '../mapping-state.js';
import { withReason } from '../verbs/apply-line.js';

/** How much faster a mapping with such copies must be by the estimate. */
const WORTH_COPIES = 0.7;

/** Bound on isl's operations for the mapping; if it runs out, there are no such copies. */
const COPIES_OPERATIONS = 1_000_000;

/**
 * Returns the mapping of the nest at `band` in which iterations may have large copies of arrays, and last
 * iterations are split off so that the others may have copies. It must be clearly faster by the estimate than
 * `without`, which is returned otherwise.
 */
export function withCostlyCopies(
  state: MappingState,
  band: isl.ScheduleNode,
  without: MappingState,
  mapNest: (start: MappingState) => MappingState,
): MappingState {
  if (!mayHaveCostlyCopies(state, band)) return without;
  const path = pathTo(band);
  const seconds = (mapped: MappingState) => estimateSeconds(state.model, nodeAt(mapped.schedule, path));
  const found = withinQuota(
    state.model.ctx,
    () => {
      const mapped = mapNest({ ...state, copies: 'any' });
      return { mapped: { ...mapped, copies: state.copies }, seconds: seconds(mapped) };
    },
    COPIES_OPERATIONS,
  );
  const otherwise = seconds(without);
  if (!found || found.seconds > WORTH_COPIES * otherwise) return without;
  const first = state.lines.length;
  const times = comparison(found.seconds, otherwise, state.model.scop.parameters);
  const why = found.mapped.lines[first]?.reason;
  return withReason(found.mapped, first, first + 1, `${why}: ${times}`);
}

function mayHaveCostlyCopies({ model, dependences }: MappingState, band: isl.ScheduleNode): boolean {
  const inside = band.getDomain();
  const statements = new Set(tupleNames(inside));
  return dependences.privatizable.some(({ array, liveOut }) => {
    const found = model.scop.arrays.find(({ name }) => name === array);
    if (!found || !isAccessedBy(model, array, statements) || !threadExtents(model, found)) return false;
    return !isFreeCopy(model, found) || !liveOut.intersect(inside).isEmpty();
  });
}
