import type * as isl from '@boxflow/isl-wasm';
import { whyNotInRegister } from '../../phases/register-accesses.js';
import { itemsAt, tupleNames } from '../../tree/items.js';
import { findLoop } from '../../tree/loop-name.js';
import { privateAround, registersAround } from '../../tree/marks.js';
import type { MappingState } from '../mapping-state.js';
import { applyLine, recipeLine } from '../verbs/apply-line.js';

/**
 * Adds `copy_to_registers` lines: what the loops at or below the node update, an element for all of a loop's
 * iterations, stays in a register meanwhile. The outermost loops for which that is so have the lines.
 */
export function withRegisters(state: MappingState, node: isl.ScheduleNode): MappingState {
  return itemsAt(node).reduce(
    (current, item) => (item.kind === 'loop' ? registersOf(current, item.name) : current),
    state,
  );
}

function registersOf(state: MappingState, name: string): MappingState {
  const band = findLoop(state.schedule, name);
  if (!band) return state;
  const updated = updatedArrays(state, band);
  const kept = updated.filter((array) => whyNotInRegister(state.model, band, array) === undefined);
  const reason = 'all its iterations update one element';
  const here = kept.reduce(
    (current, array) => applyLine(current, recipeLine('copy_to_registers', [name, array], reason)),
    state,
  );
  if (kept.length === updated.length) return here;
  const inside = findLoop(here.schedule, name)?.child(0);
  return inside ? withRegisters(here, inside) : here;
}

/** Returns the arrays in memory, not in registers yet, that statements in the loop read and write. */
export function updatedArrays(state: MappingState, band: isl.ScheduleNode): readonly string[] {
  const names = tupleNames(band.getDomain());
  const taken = [...privateAround(band), ...registersAround(band)];
  const updated = state.model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .flatMap(({ accesses }) => {
      const arrays = (kind: 'read' | 'write') =>
        accesses.filter(({ access }) => access.kind === kind).map(({ access }) => access.array);
      const read = arrays('read');
      return arrays('write').filter((array) => read.includes(array));
    });
  return [...new Set(updated)].filter((array) => !taken.includes(array));
}
