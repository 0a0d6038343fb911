import * as isl from '@boxflow/isl-wasm';
import { expect, test, vi } from 'vitest';
import { unionOfMaps } from './unions.js';

test('halves are united, so that few maps are copied', async () => {
  const ctx = await isl.Context.create();
  const maps = Array.from({ length: 64 }, (_, k) => isl.UnionMap.readFromStr(ctx, `{ S${k}[i] -> A[i] }`));
  let copied = 0;
  const union = isl.UnionMap.prototype.union;
  const spy = vi.spyOn(isl.UnionMap.prototype, 'union').mockImplementation(function (
    this: isl.UnionMap,
    other,
  ) {
    copied += this.nMap();
    return union.call(this, other);
  });
  expect(unionOfMaps(ctx, maps).nMap()).toBe(64);
  expect(copied).toBe((64 * Math.log2(64)) / 2);
  expect(unionOfMaps(ctx, []).isEmpty()).toBe(true);
  expect(unionOfMaps(ctx, maps.slice(0, 3)).nMap()).toBe(3);
  spy.mockRestore();
  ctx.dispose();
});
