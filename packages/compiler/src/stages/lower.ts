import { BoxflowError, printPlan } from '@boxflow/ir';
import type { CompileOptions } from '../options.js';
import { recipesFor } from '../recipes/recipes-for.js';
import { cutRegions } from './cut-regions.js';
import { lowerRegion } from './lower-region.js';
import type { LoweredProgram, LoweredRegion, SequentialRegion } from './lowered-program.js';
import type { ParsedFile } from './parse.js';
import { printMapping } from './print-mapping.js';
import type { Stage } from './stage.js';

export const lowerStage: Stage<readonly ParsedFile[], LoweredProgram, 'lower'> = {
  name: 'lower',
  summary:
    'loops for the host leave their regions, too complex regions are cut; dependences and recipe turn each SCoP into a plan and kernels',
  run: lowerProgram,
  print: async ({ regions }) => {
    const printed = regions.map(async (region) => `${await printMapping(region)}\n${printPlan(region.plan)}`);
    return (await Promise.all(printed)).join('\n');
  },
};

async function lowerProgram(found: readonly ParsedFile[], options: CompileOptions): Promise<LoweredProgram> {
  const refusals = found.flatMap((unit) => unit.refusals);
  const errors = refusals.map(({ reason }) => reason).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new BoxflowError(errors);
  const { units, outcomes } = await cutRegions(found, options);
  const numbers = Object.assign({}, ...found.map((unit) => unit.numbers));
  const { recipes, hasPrinted } = await recipesFor(options, units, numbers);
  const regions: LoweredRegion[] = [];
  const sequential: SequentialRegion[] = [];
  for (const scop of units.flatMap(({ scops }) => scops)) {
    const recipe = recipes.find((candidate) => candidate.scop === scop.name);
    const { outcome } = recipe ? await lowerRegion(scop, recipe, options) : outcomes.get(scop)!;
    if ('plan' in outcome) regions.push(outcome);
    else sequential.push(outcome);
  }
  return { units, regions, sequential, hasPrinted };
}
