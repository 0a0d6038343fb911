import { expect, it } from 'vitest';
import { readText } from '../repository.js';
import { recipeLines } from './recipe-lines.js';

it('lists every line that recipes may have, with its meaning', () => {
  const source = readText('packages/ir/src/recipe/recipe.ts');
  const verbs = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, verb]) => verb);
  const rows = recipeLines(source).split('\n').slice(2, -1);
  expect(verbs.length).toBeGreaterThan(30);
  for (const verb of verbs) expect(rows).toContainEqual(expect.stringMatching(`^\\| \`${verb}\\(`));
  for (const row of rows) expect(row).toMatch(/\| [^|]{10,} \|$/);
});
