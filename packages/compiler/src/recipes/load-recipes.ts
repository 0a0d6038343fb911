import { readFile } from 'node:fs/promises';
import { BoxflowError, parseRecipes, type Recipe } from '@boxflow/ir';
import { recipeUnreadable } from '../toolchain/diagnostics.js';

/** Reads a recipe file. Throws BF3010 if it cannot be read, and BF2090 if it is malformed. */
export async function loadRecipes(path: string): Promise<readonly Recipe[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new BoxflowError(recipeUnreadable(path, cause), { cause });
  }
  return parseRecipes(text, path);
}
