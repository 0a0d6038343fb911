import type { Item } from '../../tree/items.js';
import { findLoop } from '../../tree/loop-name.js';
import type { MappingState } from '../mapping-state.js';

/** Returns the loops that a split has made of one, in the order in which they execute. */
export function piecesOf(state: MappingState, name: string): Item[] {
  return ['before', 'at', 'after'].flatMap((piece) => {
    const node = findLoop(state.schedule, `${name}/${piece}`);
    return node ? [{ kind: 'loop' as const, name: `${name}/${piece}`, node }] : [];
  });
}
