import * as isl from '@boxflow/isl-wasm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inFewPieces } from './in-few-pieces.js';

let ctx: isl.Context;
beforeAll(async () => {
  ctx = await isl.Context.create();
});
afterAll(() => ctx.dispose());

/** As the front end prints the instances of a matrix product that is tiled by hand. */
const TILED = `[ni, nj, nk] -> { S[t1, t2, t3, i, k, j] :
  0 <= t1 <= floor((ni - 1)/16) and 0 <= t2 <= floor((nj - 1)/16) and 0 <= t3 <= floor((nk - 1)/16) and
  max(16 * t1, 0) <= i <= min(ni - 1, 16 * t1 + 15) and max(16 * t3, 0) <= k <= min(nk - 1, 16 * t3 + 15) and
  max(16 * t2, 0) <= j <= min(nj - 1, 16 * t2 + 15) }`;

test.each([
  ['minima and maxima of bounds that are a conjunction', TILED, 64, 1],
  ['halves', '[n] -> { S[i] : (0 <= i < 5 or 5 <= i < n) and n > 9 }', 2, 1],
  ['two ends of a row', '[n] -> { S[i] : (0 <= i < 3 or n - 3 <= i < n) and n > 10 }', 2, 2],
  ['a corner that is missing', '{ S[i, j] : 0 <= i < 9 and 0 <= j < 9 and (i < 5 or j < 5) }', 2, 2],
])('%s', (_, text, before, after) => {
  const set = isl.Set.readFromStr(ctx, text);
  expect(set.nBasicSet()).toBe(before);
  const fewer = inFewPieces(set);
  expect(fewer.nBasicSet()).toBe(after);
  expect(fewer.isEqual(set)).toBe(true);
});
