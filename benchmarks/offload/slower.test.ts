import { expect, it } from 'vitest';
import { compare } from './slower.js';

const pair = (sequential: number, ours: number) => ({
  sequential: { wall: sequential, user: 0 },
  ours: { wall: ours, user: 0 },
});

it('compares the shortest runs', () => {
  expect(compare([pair(2, 1), pair(1, 3)])).toEqual({ sequential: 1, ours: 1, slower: false });
});

it.each([
  [0.001, 0.0205, false],
  [0.001, 0.0215, true],
  [1, 1.06, false],
  [1, 1.08, true],
])('%s and %s seconds', (sequential, ours, slower) => {
  expect(compare([pair(sequential, ours)]).slower).toBe(slower);
});
