import { readFileSync } from 'node:fs';
import type { ExplanationDetail } from '@boxflow/compiler';
import { BoxflowError, choiceOf, type Explanation } from '@boxflow/ir';
import type { Command } from '../command.js';
import { badUsage, badValue } from '../diagnostics.js';
import { C_OPTIONS, type CArguments, compileOptions, isCudaFile } from '../options/c-options.js';
import { cudaOptions, refuseOtherOptions } from '../options/cuda-options.js';
import { DISTRIBUTION_OPTION, type DistributionArguments } from '../options/runtime-options.js';
import { lastOf, parseAs, type Raw } from '../options/values.js';
import { FORMAT_OPTION, type FormatArguments, formatOf, writeDocument, writeJson } from '../output/json.js';

type ExplainArguments = CArguments &
  DistributionArguments &
  FormatArguments & { readonly full?: boolean; readonly region?: Raw; readonly after?: Raw };

export const explainCommand: Command<ExplainArguments> = {
  name: 'explain',
  summary: 'print on one screen what runs on devices, what moves, and what stays serial and why',
  takesFiles: true,
  takesCuda: true,
  takesProgramArguments: false,
  options: {
    full: {
      type: 'boolean',
      describe: 'print everything: all statements, dependences, recipes, boxes and plans',
    },
    region: {
      type: 'string',
      describe: 'print everything of one region, by its name or its function, as in --region scop0',
    },
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
  if (argv.files.some(isCudaFile)) return explainCudaProgram(argv);
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
  const isSummary = format !== 'json' && !argv.full && lastOf(argv.region) === undefined;
  const explanation = await explain({ ...options, dependences: !isSummary });
  if (format === 'json') writeJson(explanation);
  else if (recipeOnly) {
    const { printRecipes } = await import('@boxflow/ir');
    writeDocument(printRecipes(recipesOf(explanation)));
  } else writeDocument(printExplanation(explanation, detailOf(argv, explanation)));
  return 0;
}

async function explainCudaProgram(argv: ExplainArguments): Promise<number> {
  refuseOtherOptions(argv, 'explain', Object.keys(explainCommand.options), ['full', 'format']);
  const format = formatOf(argv);
  const { explainCuda, printCudaExplanation } = await import('@boxflow/compiler');
  const explanation = await explainCuda(await cudaOptions(argv));
  if (format === 'json') writeJson(explanation);
  else writeDocument(printCudaExplanation(explanation, argv.full ? 'full' : 'summary', linesOf));
  return 0;
}

/** Messages quote the source; a file that is not there any more has no lines. */
function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Throws BF4003 for a region that there is not, and BF4004. */
function detailOf(argv: ExplainArguments, { regions }: Explanation): ExplanationDetail {
  const name = lastOf(argv.region);
  if (name === undefined) return argv.full ? 'full' : 'summary';
  if (argv.full)
    throw new BoxflowError(badUsage('--region already shows everything of its region', 'explain'));
  const found = regions.filter((region) => region.name === name || region.function === name);
  if (found.length > 0) return { regions: found };
  if (regions.length === 0) throw new BoxflowError(badUsage('the program has no region to show', 'explain'));
  const names = regions.map((region) => `${region.name} (${region.function})`);
  throw new BoxflowError(badValue('region', name, `one of ${names.join(', ')}`));
}

async function outputOf(after: string, options: Awaited<ReturnType<typeof compileOptions>>): Promise<string> {
  const { printStage, runPipeline, STAGE_NAMES } = await import('@boxflow/compiler');
  const last = parseAs('after', after, choiceOf(STAGE_NAMES));
  const outputs = {};
  await runPipeline(options, outputs, last);
  return (await printStage(last, outputs)) ?? '';
}
