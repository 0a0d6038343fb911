import { expect, it } from 'vitest';
import { pairwise } from './pairwise.js';

it('has every value of every option with every value of the others', () => {
  const options = { a: [1, 2, 3], b: ['x', 'y'], c: [true, false], d: [7, 8, 9, 10] } as const;
  const choices = pairwise(options);
  const names = Object.keys(options) as (keyof typeof options)[];
  for (const first of names)
    for (const second of names.filter((name) => name !== first))
      for (const x of options[first])
        for (const y of options[second])
          expect(choices.some((choice) => choice[first] === x && choice[second] === y)).toBe(true);
  expect(choices.length).toBeLessThan(16);
});
