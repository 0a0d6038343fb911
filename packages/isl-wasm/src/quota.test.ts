import { expect, test } from 'vitest';
import * as isl from './index.js';

/** Coalescing this takes some 4000 operations, and reading it 1800; `quick` takes some 500. */
const slow = (ctx: isl.Context) => {
  const set = isl.Set.readFromStr(
    ctx,
    '{ [a, b, c, d] : 0 <= 7a + 11b - 13c + 17d <= 19 and 0 <= a, b, c, d <= 40 }',
  );
  return set.complement().coalesce().isEmpty();
};
const quick = (ctx: isl.Context) => isl.Set.readFromStr(ctx, '{ [i] : 0 <= i < 4 }').isEmpty();

test('a computation over its quota throws, and the context stays usable', async () => {
  const ctx = await isl.Context.create();
  expect(() => ctx.withQuota(20, () => slow(ctx))).toThrow(isl.IslQuotaError);
  expect(() => ctx.withQuota(20, () => slow(ctx))).toThrow(
    /^isl_\w+ needs more than the quota of 20 isl operations$/,
  );
  expect(slow(ctx)).toBe(false);
  expect(ctx.withQuota(1000, () => quick(ctx))).toBe(false);
});

test('a quota leaks nothing', async () => {
  const ctx = await isl.Context.create();
  const run = () =>
    ctx.scope(() => expect(() => ctx.withQuota(20, () => slow(ctx))).toThrow(isl.IslQuotaError));
  run();
  const before = ctx.liveObjects;
  for (let round = 0; round < 20; round += 1) run();
  expect(ctx.liveObjects).toBe(before);
});

test('an inner quota cannot exceed what is left of an outer one', async () => {
  const ctx = await isl.Context.create();
  const body = () => ctx.withQuota(20, () => ctx.withQuota(1_000_000, () => slow(ctx)));
  expect(body).toThrow('the quota of 20 isl operations');
});

test('a context knows how many operations a quota was used for', async () => {
  const ctx = await isl.Context.create();
  ctx.withQuota(1_000_000, () => slow(ctx));
  expect(ctx.operations).toBeGreaterThan(4000);
  expect(() => ctx.withQuota(20, () => slow(ctx))).toThrow(isl.IslQuotaError);
  expect(ctx.operations).toBe(20);
});

test('a quota for each call of a context', async () => {
  const ctx = await isl.Context.create({ maxOperations: 2500 });
  for (let round = 0; round < 100; round += 1) quick(ctx);
  expect(() => slow(ctx)).toThrow('the quota of 2500 isl operations');
  expect(ctx.withQuota(1_000_000, () => slow(ctx))).toBe(false);
});

test.each([0, -1, 1.5, Number.NaN])('%s is not a quota', async (quota) => {
  const ctx = await isl.Context.create();
  expect(() => ctx.withQuota(quota, () => 0)).toThrow('a quota must be a whole number');
});
