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
import type { Stage } from './stage.js';

/** One SCoP that will run on devices. */
export interface LoweredRegion {
  readonly scop: Scop;
  readonly plan: Plan;
  readonly kernels: readonly Kernel[];
  readonly recipe: Recipe;
}

/** A translation unit with a plan for every region that can have one. */
export interface LoweredUnit {
  readonly unit: CUnit;
  readonly regions: readonly LoweredRegion[];
  /** Why other regions stay sequential, and what else is worth telling. */
  readonly diagnostics: readonly Diagnostic[];
}

export const lowerStage: Stage<CUnit, LoweredUnit, 'lower'> = {
  name: 'lower',
  summary: 'dependences and recipe turn each SCoP into a plan and kernels',
  run: lowerUnit,
  print: ({ regions }) =>
    regions.map(({ plan, recipe }) => `${printRecipe(recipe)}\n${printPlan(plan)}\n`).join('\n'),
};

async function lowerUnit(unit: CUnit, options: CompileOptions): Promise<LoweredUnit> {
  const refusals = unit.refusals.map(({ reason }) => reason);
  const errors = refusals.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new BoxflowError(errors);
  checkRecipeNames(options.recipes ?? [], unit);
  const regions: LoweredRegion[] = [];
  const diagnostics = [...refusals];
  for (const scop of unit.scops) {
    const recipe = options.recipes?.find((candidate) => candidate.scop === scop.name);
    const outcome = await lowerRegion(scop, recipe);
    if (outcome.region) regions.push(outcome.region);
    diagnostics.push(...outcome.diagnostics);
  }
  return { unit, regions, diagnostics };
}

interface Outcome {
  readonly region?: LoweredRegion;
  readonly diagnostics: readonly Diagnostic[];
}

/** A limitation leaves the region sequential; every other error ends the compilation. */
async function lowerRegion(scop: Scop, recipe: Recipe | undefined): Promise<Outcome> {
  const { lowerScop } = await import('@boxflow/poly');
  try {
    const { plan, kernels, recipe: applied, diagnostics } = await lowerScop(scop, recipe ? { recipe } : {});
    return { region: { scop, plan, kernels, recipe: applied }, diagnostics };
  } catch (error) {
    if (!isLimitation(error)) throw error;
    return { diagnostics: error.diagnostics.map(asWarning) };
  }
}

function isLimitation(error: unknown): error is BoxflowError {
  return error instanceof BoxflowError && error.diagnostics.every(({ family }) => family === 'limitation');
}

function asWarning(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'error' ? { ...diagnostic, severity: 'warning' } : diagnostic;
}
