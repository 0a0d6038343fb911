import type * as isl from '@boxflow/isl-wasm';
import { itemsAt } from '../../../tree/items.js';
import { childCount } from '../../../tree/loop-name.js';
import { markOf, phaseAround } from '../../../tree/marks.js';
import type { MappingState } from '../../mapping-state.js';
import { mapHost } from '../default-recipe.js';

/**
 * Gives the default mapping to all loops and statements that no line has mapped. A loop around a mapped one is a loop of
 * the host, and what is beside the mapped one in it is mapped, too.
 */
export function withRestByDefault(state: MappingState): MappingState {
  return mapHost(state, unmappedAt(state.schedule.getRoot()));
}

function unmappedAt(node: isl.ScheduleNode): ReturnType<typeof itemsAt> {
  return itemsAt(node).flatMap((item) => {
    if (phaseAround(item.node)) return [];
    return holdsPhase(item.node) ? unmappedAt(item.node.child(0)) : [item];
  });
}

function holdsPhase(node: isl.ScheduleNode): boolean {
  const kind = markOf(node)?.kind;
  if (kind === 'phase' || kind === 'single') return true;
  return Array.from({ length: childCount(node) }, (_, i) => node.child(i)).some(holdsPhase);
}
