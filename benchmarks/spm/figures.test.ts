import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { casesOf, FIGURES } from './figures.js';

it('has a case for each size in each way, under names of their own', () => {
  const cases = FIGURES.flatMap(casesOf);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  expect(cases.map(({ name }) => name)).toContain('figure-4.1024.default-recipe');
  for (const { file, recipe } of cases) {
    expect(existsSync(file), file).toBe(true);
    if (recipe !== undefined) expect(existsSync(recipe), recipe).toBe(true);
  }
});
