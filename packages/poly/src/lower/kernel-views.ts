import type { KernelView, PhaseView, Statement } from '@boxflow/ir';
import type { PhaseViews } from '../footprint/views.js';
import { declaredArray } from '../model/declared-array.js';
import type { ScopModel } from '../model/scop-model.js';
import { hasCopies } from '../phases/memory-instances.js';
import type { LaunchTree } from '../phases/phase.js';

/** Returns positions in the phase's views, ascending. */
export function usedViews(statements: readonly Statement[], views: PhaseViews, launch: LaunchTree): number[] {
  const used = new Set<number>();
  for (const statement of statements) {
    for (const position of viewsOfAccesses(statement, views, launch)) {
      if (position !== null) used.add(position);
    }
  }
  return [...used].sort((a, b) => a - b);
}

/** Returns positions in the phase's views, by access; `null` for an access to the thread's own copy. */
export function viewsOfAccesses(
  statement: Statement,
  views: PhaseViews,
  launch: LaunchTree,
): (number | null)[] {
  return statement.accesses.map(({ array }, access) =>
    hasCopies(launch, array) ? null : views.viewOf(statement.name, access),
  );
}

export function kernelView(
  model: ScopModel,
  views: PhaseViews,
  position: number,
  statements: readonly Statement[],
  launch: LaunchTree,
): KernelView {
  const view = views.views[position] as PhaseView;
  const { array } = views.groups[position] as PhaseViews['groups'][number];
  const { element, extents } = declaredArray(model, array);
  const written = statements.some((statement) =>
    viewsOfAccesses(statement, views, launch).some(
      (viewOfAccess, i) => viewOfAccess === position && statement.accesses[i]?.kind === 'write',
    ),
  );
  const isWritten = statements.some(({ accesses }) =>
    accesses.some((access) => access.array === array && access.kind === 'write'),
  );
  const isTexture = launch.textures?.includes(array) && !isWritten;
  const constant = launch.constants?.get(array);
  return {
    ...{ name: view.name, array, element, rank: extents.length, written },
    ...(isTexture && { readOnly: true }),
    ...(written && launch.guarded?.includes(array) && { guarded: true }),
    ...(constant && { constant }),
  };
}

/**
 * Returns the arrays that a launch is to read from constant memory, which has room for the elements, though the box of one of
 * its views is larger.
 */
export function largerThanConstants(
  views: PhaseViews,
  used: readonly number[],
  { constants }: LaunchTree,
): readonly string[] {
  const arrays = used.flatMap((position) => (views.tight[position] ? [] : views.groups[position]!.array));
  return [...(constants?.keys() ?? [])].filter((array) => arrays.includes(array));
}
