import * as isl from '@boxflow/isl-wasm';
import { expect, test } from 'vitest';
import { Allowance } from './allowance.js';

/** Takes isl some 5000 operations, and `quick` some 500. */
const slow = (ctx: isl.Context) =>
  isl.Set.readFromStr(ctx, '{ [a, b, c, d] : 0 <= 7a + 11b - 13c + 17d <= 19 and 0 <= a, b, c, d <= 40 }')
    .complement()
    .coalesce()
    .isEmpty();
const quick = (ctx: isl.Context) => isl.Set.readFromStr(ctx, '{ [i] : 0 <= i < 4 }').isEmpty();

test('all attempts draw on one number of operations, however many there are', async () => {
  const ctx = await isl.Context.create();
  const allowance = new Allowance(ctx, 12_000);
  expect(allowance.attempt(1 / 3, () => slow(ctx))).toBeUndefined();
  expect(allowance.attempt(1, () => slow(ctx))).toBe(false);
  expect(allowance.attempt(1, () => slow(ctx))).toBeUndefined();
  expect(allowance.attempt(1, () => quick(ctx))).toBeUndefined();
});

test('an answer of which a part was left out for the lack of operations is none', async () => {
  const ctx = await isl.Context.create();
  const impatient = () => {
    try {
      return slow(ctx);
    } catch {
      return 'something simpler';
    }
  };
  expect(new Allowance(ctx, 3000).attempt(1, impatient)).toBeUndefined();
  expect(new Allowance(ctx, 30_000).attempt(1, impatient)).toBe(false);
});
