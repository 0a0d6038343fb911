import {
  BoxflowError,
  type CUnit,
  type Diagnostic,
  type Kernel,
  type Plan,
  printPlan,
  printRecipe,
  type Recipe,
  type Scop,
} from '@boxflow/ir';
import type { CompileOptions } from '../options.js';
import { checkRecipeNames } from '../recipes/check-recipe-names.js';
import { lowerRegion } from './lower-region.js';
import { withSerialLoopsApart } from './serial-loops-apart.js';
import type { Stage } from './stage.js';

/** One SCoP that will run on devices. */
export interface LoweredRegion {
  readonly scop: Scop;
  readonly plan: Plan;
  readonly kernels: readonly Kernel[];
  readonly recipe: Recipe;
  /** What is worth telling about it. */
  readonly diagnostics: readonly Diagnostic[];
}

/** One SCoP that stays as it is, and why. */
export interface SequentialRegion {
  readonly scop: Scop;
  readonly diagnostics: readonly Diagnostic[];
}

/** A program with a plan for every region that can have one. */
export interface LoweredProgram {
  readonly units: readonly CUnit[];
  readonly regions: readonly LoweredRegion[];
  readonly sequential: readonly SequentialRegion[];
}

export const lowerStage: Stage<readonly CUnit[], LoweredProgram, 'lower'> = {
  name: 'lower',
  summary:
    'loops for the host leave their regions; dependences and recipe turn each SCoP into a plan and kernels',
  run: lowerProgram,
  print: async ({ regions }) =>
    regions.map(({ plan, recipe }) => `${printRecipe(recipe)}\n${printPlan(plan)}`).join('\n'),
};

async function lowerProgram(found: readonly CUnit[], options: CompileOptions): Promise<LoweredProgram> {
  const refusals = found.flatMap((unit) => unit.refusals);
  const errors = refusals.map(({ reason }) => reason).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new BoxflowError(errors);
  const { units, outcomes } = await withSerialLoopsApart(found, options);
  checkRecipeNames(options.recipes ?? [], units);
  const regions: LoweredRegion[] = [];
  const sequential: SequentialRegion[] = [];
  for (const scop of units.flatMap(({ scops }) => scops)) {
    const recipe = options.recipes?.find((candidate) => candidate.scop === scop.name);
    const { outcome } = recipe ? await lowerRegion(scop, recipe, options) : outcomes.get(scop)!;
    if ('plan' in outcome) regions.push(outcome);
    else sequential.push(outcome);
  }
  return { units, regions, sequential };
}
