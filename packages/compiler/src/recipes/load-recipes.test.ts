import { expect, it } from 'vitest';
import { loadRecipes } from './load-recipes.js';

it('says that a recipe cannot be read, and why', async () => {
  await expect(loadRecipes('/nowhere/recipe.txt')).rejects.toThrow(
    /^error BF3010: cannot read the recipe \/nowhere\/recipe\.txt: .+\n {2}hint: check the name after --recipe$/,
  );
});
