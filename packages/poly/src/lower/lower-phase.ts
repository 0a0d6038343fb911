import type { Kernel, Phase } from '@boxflow/ir';
import { flowOut } from '../footprint/flow-out.js';
import { whyTilesConflict } from '../footprint/tile-conflicts.js';
import { phaseViews } from '../footprint/views.js';
import type { Dependences } from '../model/dependences.js';
import type { ScopModel } from '../model/scop-model.js';
import type { ClassAssignment } from '../phases/distribution-classes.js';
import type { PhaseTree } from '../phases/phase.js';
import { symbolicTile } from '../phases/tile.js';
import { lowerLaunch, workHull } from './kernel.js';

export interface LoweredPhase {
  readonly phase: Phase;
  readonly kernels: readonly Kernel[];
}

/** Everything the plan says about one phase, and its kernels. */
export function lowerPhase(
  model: ScopModel,
  dependences: Dependences,
  phases: readonly PhaseTree[],
  classes: ClassAssignment,
  tree: PhaseTree,
): LoweredPhase {
  const tile = symbolicTile(tree, model.context);
  const views = phaseViews(model, tile);
  const name = `p${tree.index}`;
  const launches = tree.launches.flatMap((launch, i) => {
    const lowered = lowerLaunch(model, tile, views, launch, `${model.scop.name}_${name}_k${i}`);
    return lowered ? [lowered] : [];
  });
  const classOf = (phase: PhaseTree): number => classes.classOf[phase.index] as number;
  const single =
    tree.kind === 'single' ? 'no loop of the phase is parallel' : whyTilesConflict(model, tree, views);
  // A tile of a phase that stays in one piece covers the positions of all readers.
  const apart = (reader: PhaseTree): boolean => single === null && classOf(reader) === classOf(tree);
  return {
    kernels: launches.map(({ kernel }) => kernel),
    phase: {
      name,
      summary: launches[0]?.kernel.summary ?? '',
      hostIterators: tree.hostIterators,
      class: classOf(tree),
      iterator: tree.iterator,
      lo: tile.lo,
      hi: tile.hi,
      single,
      views: views.views,
      launches: launches.map(({ launch }) => launch),
      ...flowOut(model, dependences, tile, phases, apart),
      workHull: workHull(tile),
    },
  };
}
