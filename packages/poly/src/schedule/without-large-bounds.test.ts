import * as isl from '@boxflow/isl-wasm';
import { expect, test } from 'vitest';
import { withoutLargeBounds } from './without-large-bounds.js';

const ctx = await isl.Context.create();
const relation = (text: string) => isl.UnionMap.readFromStr(ctx, text);

test.each([
  [
    '{ S[y, x] -> S[y, x + 1] : 0 <= y <= 149 and 0 <= x <= 198 }',
    '{ S[y, x] -> S[y, x + 1] : 0 <= y and 0 <= x }',
  ],
  [
    '{ S[x] -> T[y] : 0 <= x < y <= 1000; T[y] -> S[y + 3] : 0 <= y <= 9 }',
    '{ S[x] -> T[y] : 0 <= x < y; T[y] -> S[y + 3] : 0 <= y <= 9 }',
  ],
  [
    '{ S[x] -> S[x + 100] : x >= 0; S[x] -> S[x - 100] : x >= 200 }',
    '{ S[x] -> S[x + 100] : x >= 0; S[x] -> S[x - 100] }',
  ],
  ['[n] -> { S[x] -> S[x + 1] : 0 <= x < n }', '[n] -> { S[x] -> S[x + 1] : 0 <= x < n }'],
])('%s', (text, expected) => {
  const found = withoutLargeBounds(relation(text));
  expect(found.isEqual(relation(expected)), found.toString()).toBe(true);
});
