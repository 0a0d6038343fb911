import { keptArrays } from '../../../model/kept-elements.js';
import type { MappingState } from '../../mapping-state.js';
import { applyAllowed, recipeLine } from '../../verbs/apply-line.js';

/** Adds a `guard_stores` line for each array whose elements assignments may leave as they are. */
export function withGuardedStores(state: MappingState): MappingState {
  const arrays = new Set(state.model.statements.flatMap(({ statement }) => keptArrays(statement)));
  const reason = 'elements often stay as they are, and writing takes as long as reading';
  return [...arrays].reduce(
    (current, array) => applyAllowed(current, [recipeLine('guard_stores', [array], reason)]) ?? current,
    state,
  );
}
