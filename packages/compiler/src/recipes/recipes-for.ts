import type { CUnit, Recipe } from '@boxflow/ir';
import { type CompileOptions, isScript } from '../options.js';
import { checkRecipeNames } from './check-recipe-names.js';

/** The recipes for a program's regions. */
export interface ProgramRecipes {
  readonly recipes: readonly Recipe[];
  /** Whether a script has printed anything. */
  readonly hasPrinted: boolean;
}

/**
 * Returns the given recipes, and those that the given scripts make for the regions.
 *
 * @param numbers the macros that scripts find as variables
 * @throws BoxflowError BF3011 if a recipe is for a region that does not exist, and what `runScript` throws
 */
export async function recipesFor(
  options: CompileOptions,
  units: readonly CUnit[],
  numbers: Readonly<Record<string, number>>,
): Promise<ProgramRecipes> {
  const given = options.recipes ?? [];
  const recipes = given.filter((one): one is Recipe => !isScript(one));
  checkRecipeNames(recipes, units);
  const scripts = given.filter(isScript);
  if (scripts.length === 0) return { recipes, hasPrinted: false };
  const { runScript } = await import('@boxflow/recipe-lua');
  let hasPrinted = false;
  const print = (text: string) => {
    hasPrinted = true;
    options.onScriptPrint?.(text);
  };
  const scops = units.flatMap((unit) => unit.scops);
  const { reassociate = false } = options;
  const made = scripts.map((script) => runScript(script, scops, { globals: numbers, reassociate, print }));
  return { recipes: [...recipes, ...(await Promise.all(made)).flat()], hasPrinted };
}
