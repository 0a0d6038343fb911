import { readFile } from 'node:fs/promises';
import { BoxflowError, parseRecipes } from '@boxflow/ir';
import type { GivenRecipe } from '../options.js';
import { recipeUnreadable } from '../toolchain/diagnostics.js';

/**
 * Reads a recipe file. One that ends in `.lua` is a script, which runs when the regions of the program are known.
 *
 * @throws BoxflowError BF3010 if the file cannot be read, and BF2090 if its recipes are malformed
 */
export async function loadRecipes(path: string): Promise<readonly GivenRecipe[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new BoxflowError(recipeUnreadable(path, cause), { cause });
  }
  return path.endsWith('.lua') ? [{ file: path, text }] : parseRecipes(text, path);
}
