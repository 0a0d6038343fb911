import { choiceOf } from '@boxflow/ir';
import type { Command } from '../command.js';
import { C_OPTIONS, type CArguments, compileOptions } from '../options/c-options.js';
import { DISTRIBUTION_OPTION, type DistributionArguments } from '../options/runtime-options.js';
import { lastOf, parseAs, type Raw } from '../options/values.js';
import { FORMAT_OPTION, type FormatArguments, formatOf, writeDocument, writeJson } from '../output/json.js';

type ExplainArguments = CArguments & DistributionArguments & FormatArguments & { readonly after?: Raw };

export const explainCommand: Command<ExplainArguments> = {
  name: 'explain',
  summary: 'print the regions found or refused and why, with dependences, recipe and plan',
  takesFiles: true,
  takesProgramArguments: false,
  options: {
    after: {
      type: 'string',
      describe:
        'print the result of a stage: preprocess, parse, lower (the loops after each line of the recipe, and the plan), kernels or rewrite',
    },
    ...FORMAT_OPTION,
    ...DISTRIBUTION_OPTION,
    ...C_OPTIONS,
    recipe: {
      type: 'string',
      requiresArg: false,
      describe: 'print only the recipe; with a FILE, use that recipe instead of the default one',
    },
  },
  run,
};

async function run(argv: ExplainArguments): Promise<number> {
  const { explain, printExplanation, recipesOf } = await import('@boxflow/compiler');
  const format = formatOf(argv);
  const recipeOnly = lastOf(argv.recipe) === '';
  const { recipe: _recipe, ...withoutRecipe } = argv;
  const options = await compileOptions(recipeOnly ? withoutRecipe : argv);
  const after = lastOf(argv.after);
  if (after !== undefined) {
    writeDocument(await outputOf(after, options));
    return 0;
  }
  const explanation = await explain(options);
  if (format === 'json') writeJson(explanation);
  else if (recipeOnly) {
    const { printRecipes } = await import('@boxflow/ir');
    writeDocument(printRecipes(recipesOf(explanation)));
  } else writeDocument(printExplanation(explanation));
  return 0;
}

async function outputOf(after: string, options: Awaited<ReturnType<typeof compileOptions>>): Promise<string> {
  const { printStage, runPipeline, STAGE_NAMES } = await import('@boxflow/compiler');
  const last = parseAs('after', after, choiceOf(STAGE_NAMES));
  const outputs = {};
  await runPipeline(options, outputs, last);
  return (await printStage(last, outputs)) ?? '';
}
