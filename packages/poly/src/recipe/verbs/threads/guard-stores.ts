import type { Statement } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { keepsElement } from '../../../model/kept-elements.js';
import type { ScopModel } from '../../../model/scop-model.js';
import { tupleNames } from '../../../tree/items.js';
import { kernelsIn, withMarkBelow } from '../../../tree/launches.js';
import { marksBelow } from '../../../tree/marks.js';
import { badArguments, misplaced } from '../../errors.js';
import type { Verb } from '../../verb.js';
import { requireArray } from '../loop-argument.js';

/**
 * `guard_stores(A)`: threads of a grid store an element of the array only if its bits change, if a statement may leave the element
 * as it is. Writing takes as long as reading
 *
 *   A[i] = c ? e : A[i]   →   value = c ? e : A[i]; if (value differs from A[i]) A[i] = value
 *
 * It is for the launches and the phases of one instance that are there. Always legal, since a thread reads the element already.
 * Refused if no statement may leave an element as it is: the thread would have to read it first. Processors store all elements.
 */
export const guardStores: Verb = (state, line) => {
  const [array = ''] = line.args;
  if (line.args.length !== 1) throw badArguments(state.model, line, 'guard_stores(ARRAY)');
  requireArray(state, line, array);
  const kernels = kernelsIn(state.schedule.getRoot()).filter((kernel) =>
    statementsIn(state.model, kernel).some((statement) => keepsElement(statement, array)),
  );
  if (kernels.length === 0) {
    const what = `no statement of a launch is an assignment that may leave an element of ${array} as it is`;
    throw misplaced(state.model, line, what);
  }
  const unguarded = kernels.filter((kernel) => !isGuarded(kernel, array));
  if (unguarded.length === 0)
    throw misplaced(state.model, line, `the launches store elements of ${array} in this way already`);
  return withMarkBelow(state.schedule.getRoot(), unguarded, { kind: 'guarded', array }).getSchedule();
};

function statementsIn({ statements }: ScopModel, kernel: isl.ScheduleNode): readonly Statement[] {
  const names = new Set(tupleNames(kernel.getDomain()));
  return statements.flatMap(({ statement }) => (names.has(statement.name) ? [statement] : []));
}

function isGuarded(kernel: isl.ScheduleNode, array: string): boolean {
  return marksBelow(kernel).some((mark) => mark.kind === 'guarded' && mark.array === array);
}
