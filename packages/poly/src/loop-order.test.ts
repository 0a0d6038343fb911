import { expect, test } from 'vitest';
import { permutedPart, spineOf } from './loop-order.js';
import type { SessionLoop } from './mapping-session.js';

const loop = (name: string, ...inner: readonly SessionLoop[]): SessionLoop => ({
  ...{ name, iterator: name, statements: [], isMapped: false, iterations: undefined, inner },
});

test('the spine goes to the deepest loop, and of several to the first', () => {
  const nest = loop('a', loop('b'), loop('c', loop('d')), loop('e', loop('f')));
  expect(spineOf(nest).map(({ name }) => name)).toEqual(['a', 'c', 'd']);
});

test('a permuted part goes from the first loop that has moved to the last one', () => {
  expect(permutedPart(['a', 'b', 'c', 'd'], ['a', 'c', 'b', 'd'])).toEqual(['c', 'b']);
  expect(permutedPart(['a', 'b', 'c', 'd'], ['d', 'b', 'c', 'a'])).toEqual(['d', 'b', 'c', 'a']);
  expect(permutedPart(['a', 'b'], ['a', 'b'])).toEqual([]);
});
