import * as isl from '@boxflow/isl-wasm';
import { expect, test } from 'vitest';
import { rememberedInContext } from './remembered-in-context.js';

const asked: string[] = [];
const size = rememberedInContext((set: isl.Set, within: isl.Set) => {
  asked.push(set.getTupleName() ?? '');
  return set.intersectParams(within).dimMaxVal(0).toString();
});

async function sizes(texts: readonly string[], within = '{ : }') {
  const ctx = await isl.Context.create();
  return () =>
    texts.map((text) => size(isl.Set.readFromStr(ctx, `{ ${text} }`), isl.Set.readFromStr(ctx, within)));
}

test('sets that differ only in their names have one answer in each context, and others their own', async () => {
  const first = await sizes(['A[i] : 0 <= i < 4', 'B[i] : i >= 0 and i <= 3', 'C[i] : 0 <= i < 5']);
  expect(first()).toEqual(['3', '3', '4']);
  expect(asked).toEqual(['A', 'C']);
  first();
  expect(asked).toEqual(['A', 'C']);
  (await sizes(['D[i] : 0 <= i < 4']))();
  expect(asked).toEqual(['A', 'C', 'D']);
});

test('errors are not remembered', async () => {
  const ctx = await isl.Context.create();
  let calls = 0;
  const fails = rememberedInContext((): number => {
    calls += 1;
    throw new Error('out of quota');
  });
  const set = isl.Set.readFromStr(ctx, '{ A[i] : 0 <= i < 4 }');
  expect(() => fails(set)).toThrow('out of quota');
  expect(() => fails(set)).toThrow('out of quota');
  expect(calls).toBe(2);
});
