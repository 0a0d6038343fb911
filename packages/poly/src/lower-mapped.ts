import { BoxflowError, formatLocation, PLAN_VERSION, type Plan, verifyKernel } from '@boxflow/ir';
import { isSerial, serialLoops } from './cost/serial-loops.js';
import { fasterOnHost, noParallelLoop } from './diagnostics.js';
import { planArrays, planAssumptions } from './lower/arrays.js';
import { withArraysInMemory } from './lower/arrays-in-memory.js';
import { hostTree } from './lower/host-tree.js';
import { type LoweredPhase, lowerPhase } from './lower/lower-phase.js';
import { regionWork } from './lower/region-work.js';
import { verifyBoxes } from './lower/verify-boxes.js';
import type { LoweredMapping } from './lowered-scop.js';
import { type MappedScop, mappedScop } from './mapping/mapped-scop.js';
import { verifyMapped } from './mapping/verify-mapped.js';
import { withinQuota } from './model/within-quota.js';
import { assignClasses } from './phases/distribution-classes.js';
import { symbolicTile } from './phases/tile.js';
import { misplaced } from './recipe/errors.js';
import { type MappingState, recipeOf } from './recipe/mapping-state.js';

/** isl's operations for the questions about the order of a region's instances. If they do not suffice, these are left open. */
const QUOTA_OF_ORDER = 3_000_000;

/**
 * Returns the plan and the kernels of a mapping. Throws if nothing is parallel and something must be.
 *
 * @param start the state before the first line
 * @param check whether the order of all instances, each kernel, and the boxes that its blocks share are verified
 */
export function lowerMapped(
  start: MappingState,
  state: MappingState,
  mustBeParallel: boolean,
  check: boolean,
): LoweredMapping {
  const mapped = mappedScop(state);
  const { model, dependences, schedule, phases, hostSchedule } = mapped;
  const { scop } = model;
  if (mustBeParallel && phases.every(isSerial)) {
    throw new BoxflowError(noParallelLoop(start));
  }
  if (check) requireVerified(mapped);
  const serial = mustBeParallel ? serialLoops(model, phases) : undefined;
  if (serial?.areAll) throw new BoxflowError(fasterOnHost(start));
  const inMemory = withArraysInMemory(model, phases);
  const classes = assignClasses(model, phases);
  const lowered = phases.map((phase) => lowerPhase(model, inMemory, dependences, phases, classes, phase));
  requireConstants(state, lowered);
  if (check) requireVerifiedKernels(mapped, lowered);
  const plan: Plan = {
    version: PLAN_VERSION,
    name: scop.name,
    origin: formatLocation(scop.location),
    parameters: scop.parameters.map((p) => p.name),
    assumptions: planAssumptions(model),
    arrays: planArrays(inMemory, dependences),
    classes: classes.classes,
    phases: lowered.map(({ phase }) => phase),
    work: regionWork(start, model, phases),
    host: hostSchedule ? hostTree(hostSchedule, phases, model.context) : [],
  };
  return {
    scop: {
      plan,
      kernels: lowered.flatMap(({ kernels }) => kernels),
      recipe: recipeOf(state),
      diagnostics: [],
      serialLoops: serial?.places ?? [],
      scheduleTree: schedule.toString(),
    },
    overlapping: phases
      .filter(({ index, dimensions }) => dimensions.length > 1 && plan.phases[index]?.single !== null)
      .flatMap(({ dimensions }) => dimensions[0]?.loop ?? []),
  };
}

function requireVerified(mapped: MappedScop): void {
  const [problem] = withinQuota(mapped.model.ctx, () => verifyMapped(mapped), QUOTA_OF_ORDER) ?? [];
  if (problem !== undefined) throw new Error(`the mapping is wrong: ${problem}`);
}

/** Throws if a launch cannot read from constant memory what a line says. */
function requireConstants({ model, lines }: MappingState, phases: readonly LoweredPhase[]): void {
  const arrays = phases.flatMap(({ notConstant }) => notConstant);
  const line = lines.find(
    ({ verb, args: [array] }) => verb === 'copy_to_constant' && arrays.includes(array!),
  );
  if (!line) return;
  const [array] = line.args;
  throw misplaced(
    model,
    line,
    `a phase would copy more of ${array} than it reads: a tight box around that takes too long to find`,
  );
}

function requireVerifiedKernels({ model, phases }: MappedScop, lowered: readonly LoweredPhase[]): void {
  for (const [i, { kernels }] of lowered.entries()) {
    const { context } = symbolicTile(phases[i]!, model.context);
    const [wrong] = kernels.flatMap(verifyKernel);
    const [problem = wrong?.message] = kernels.flatMap((kernel) => verifyBoxes(kernel, context));
    if (problem !== undefined) throw new Error(`the mapping is wrong: ${problem}`);
  }
}
