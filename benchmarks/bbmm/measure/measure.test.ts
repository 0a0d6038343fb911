import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { shorten } from './measure.js';

it('a note is the first line of a message, without the folder of this clone', () => {
  const file = resolve(import.meta.dirname, '../../kernels/lu/lu.c');
  expect(shorten(`error BF5020: ${file}:4:3: too large\n  hint: buy another\n`)).toBe(
    'error BF5020: benchmarks/kernels/lu/lu.c:4:3: too large',
  );
});
