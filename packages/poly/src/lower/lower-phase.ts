import type { Kernel, Phase } from '@boxflow/ir';
import { flowOut } from '../footprint/flow-out.js';
import { whyTilesConflict } from '../footprint/tile-conflicts.js';
import { phaseViews } from '../footprint/views.js';
import type { Dependences } from '../model/dependences.js';
import type { ScopModel } from '../model/scop-model.js';
import type { ClassAssignment } from '../phases/distribution-classes.js';
import type { PhaseTree } from '../phases/phase.js';
import { symbolicTile, type Tile } from '../phases/tile.js';
import { teamThreads } from '../tree/team-marks.js';
import { lowerLaunch, statementsIn, summarize } from './lower-launch.js';
import { workHull } from './work-hull.js';

export interface LoweredPhase {
  readonly phase: Phase;
  readonly kernels: readonly Kernel[];
  /** The arrays that a launch cannot read from constant memory, though the recipe says so. */
  readonly notConstant: readonly string[];
}

/**
 * Returns everything the plan says about one phase, and its kernels. `inMemory` is the model of what the plan
 * knows.
 */
export function lowerPhase(
  model: ScopModel,
  inMemory: ScopModel,
  dependences: Dependences,
  phases: readonly PhaseTree[],
  classes: ClassAssignment,
  tree: PhaseTree,
): LoweredPhase {
  const tile = symbolicTile(tree, model.context);
  const views = phaseViews(inMemory, dependences, tile);
  const name = `p${tree.index}`;
  const launches = tree.launches.flatMap((launch) => {
    const own = launch.kernel ?? `${name}_${launch.name}`;
    const lowered = lowerLaunch(model, tile, views, launch, `${model.scop.name}_${own}`);
    return lowered ? [lowered] : [];
  });
  const classesOf = (phase: PhaseTree): readonly number[] => classes.classesOf[phase.index] ?? [];
  const single = tree.kind === 'single' ? whyOneInstance(tree) : whyTilesConflict(inMemory, tree, views);
  // A single tile covers the positions of all readers. Tiles of one and two dimensions are distributed in
  // different ways, so classes must be equal in all dimensions.
  const disjoint = (reader: PhaseTree): boolean =>
    single === null && classesOf(reader).join() === classesOf(tree).join();
  const [first, second] = dimensionsOf(tile, classesOf(tree));
  if (!first) throw new Error(`the phase ${name} has no distribution dimension`);
  return {
    kernels: launches.map(({ kernel }) => kernel),
    notConstant: launches.flatMap(({ notConstant }) => notConstant),
    phase: {
      name,
      summary: summarize(tree, statementsIn(inMemory, tile.instances), hasTeam(tree)),
      hostIterators: tree.hostIterators,
      ...first,
      ...(second && { second }),
      single,
      views: views.views,
      launches: launches.map(({ launch }) => launch),
      ...flowOut(inMemory, dependences, tile, phases, disjoint),
      workHull: workHull(tile),
    },
  };
}

function hasTeam({ launches }: PhaseTree): boolean {
  return launches.some(({ node }) => teamThreads(node) !== undefined);
}

function whyOneInstance(phase: PhaseTree): string {
  return hasTeam(phase) ? 'one block executes all of the phase' : 'no loop of the phase is parallel';
}

function dimensionsOf(
  { phase, intervals }: Tile,
  classes: readonly number[],
): Pick<Phase, 'class' | 'iterator' | 'lo' | 'hi'>[] {
  return intervals.map((interval, d) => ({
    class: classes[d] ?? 0,
    iterator: phase.dimensions[d]?.iterator ?? '',
    ...interval,
  }));
}
