import { expressionsIn } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { tupleNames } from '../../tree/items.js';
import type { MappingState } from '../mapping-state.js';
import { isSameAlong } from '../same-along.js';

/**
 * Returns how many operations of statements in the loops have other operands along one loop of the grid, and
 * the same across it.
 */
export function operationsAlong(
  { model }: MappingState,
  loops: readonly isl.ScheduleNode[],
  along: isl.ScheduleNode,
  across: isl.ScheduleNode,
): number {
  const names = loops.flatMap((loop) => tupleNames(loop.getDomain()));
  const operations = model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .flatMap(({ statement }) =>
      expressionsIn(statement).filter(
        (one) =>
          (one.kind === 'binary' || one.kind === 'call') &&
          !isSameAlong(along, one, statement) &&
          isSameAlong(across, one, statement),
      ),
    );
  return operations.length;
}
