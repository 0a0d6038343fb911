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
  // Constant memory has room for the elements, and not for a larger box.
  const constant = views.tight[position] ? launch.constants?.get(array) : undefined;
  return {
    ...{ name: view.name, array, element, rank: extents.length, written },
    ...(isTexture && { readOnly: true }),
    ...(constant && { constant }),
  };
}
