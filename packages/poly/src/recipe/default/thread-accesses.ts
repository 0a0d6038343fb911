import { growthOf, type Subscript, strideOf } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import type { StatementModel } from '../../model/scop-model.js';
import { usualAccesses } from '../../model/usual-assignments.js';
import { tupleNames } from '../../tree/items.js';
import { privateAround } from '../../tree/marks.js';
import { iteratorOfStatement } from '../../tree/statement-iterator.js';
import type { MappingState } from '../mapping-state.js';

/** An access to memory in loops of threads. */
export interface ThreadAccess {
  readonly kind: 'read' | 'write';
  readonly array: string;
  /** The element as text: the same for the same element in each iteration. */
  readonly element: string;
  /** Whether most instances of its statement make it. */
  readonly isUsual: boolean;
  /** Returns whether it accesses different elements in different iterations of a loop, by subscripts that are known. */
  dependsOn(band: isl.ScheduleNode): boolean;
  /** Returns how far neighbouring iterations of a loop are apart in memory: 0, 1, or something else. */
  stride(band: isl.ScheduleNode): number;
}

/** Returns the accesses of all statements in the loops, except to copies that threads have. */
export function accessesIn(
  state: MappingState,
  loops: readonly isl.ScheduleNode[],
  innermost: isl.ScheduleNode,
): readonly ThreadAccess[] {
  const names = loops.flatMap((node) => tupleNames(node.getDomain()));
  const copied = privateAround(innermost.child(0));
  return state.model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .flatMap(({ statement, accesses }) =>
      accesses
        .filter(({ access }) => !copied.includes(access.array))
        .map(({ access, position }) => ({
          kind: access.kind,
          array: access.array,
          element: JSON.stringify([access.array, access.index]),
          isUsual: usualAccesses(statement).has(position),
          stride: (band) => strideOf(growthsAlong(band, statement.name, access) ?? [NaN]),
          dependsOn: (band) =>
            growthsAlong(band, statement.name, access)?.some((growth) => growth !== 0) ?? false,
        })),
    );
}

type Access = StatementModel['accesses'][number]['access'];

/** Returns what each subscript grows by per iteration of the loop; `undefined` if one of them does not grow steadily. */
function growthsAlong(
  band: isl.ScheduleNode,
  statement: string,
  { index }: Access,
): readonly number[] | undefined {
  const iterator = iteratorOfStatement(band.bandGetPartialSchedule(), statement);
  if (iterator === undefined) return undefined;
  const growths = index.map((subscript) => growthAlong(subscript, iterator));
  return growths.some(Number.isNaN) ? undefined : growths;
}

/** Returns what a subscript grows by per iteration; not a number if it does not grow steadily. */
function growthAlong(subscript: Subscript, iterator: string): number {
  return subscript.op === 'data' ? NaN : growthOf(subscript, iterator);
}
