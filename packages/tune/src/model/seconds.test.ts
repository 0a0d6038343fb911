import { parseUnit } from '@boxflow/frontend-c';
import { expect, test } from 'vitest';
import { masterRecipesOf } from '../strategy/program.js';
import { strategyTarget, type TargetName } from '../strategy/target.js';
import { defaultValues, variantsOf } from '../strategy/variants.js';
import { modelledLosses } from './optimisations.js';
import { modelledSeconds, rankedVariants } from './seconds.js';
import { shapeOf } from './shape.js';
import { trafficOf } from './traffic.js';

const PRODUCT = `float a[1792][1792], b[1792][1792], c[1792][1792];
void mm(void) {
  for (int i = 0; i < 1792; i++)
    for (int j = 0; j < 1792; j++)
      for (int k = 0; k < 1792; k++)
        c[j][i] = c[j][i] + a[k][i] * b[j][k];
}`;

async function productFor(target: TargetName) {
  const { scops } = await parseUnit({ file: 'mm.c', text: PRODUCT });
  const [master] = await masterRecipesOf(scops, strategyTarget(target));
  return master!;
}

test('counts what a product moves', async () => {
  const master = await productFor('c2050');
  const variant = variantsOf(master).find(
    ({ choice, shared, registers }) =>
      choice.threads === 'box' && shared.length === 2 && registers.length === 1,
  )!;
  const values = { ...defaultValues(variant.choice), T_i: 64, T_j: 64, T_k: 16 };
  const shape = shapeOf(master, variant, values);
  expect(shape).toMatchObject({
    blocks: 28 * 28,
    threadsPerBlock: 256,
    points: 16,
    inside: 1792,
    chunks: 112,
  });
  const { compulsory, again, onChip, sharedBytes } = trafficOf(master, variant, shape);
  const [matrix, boxes] = [1792 ** 2 * 4, 28 * 28 * 112 * 64 * 16 * 4];
  expect(sharedBytes).toBe(2 * 64 * 16 * 4);
  // Each of c's elements is read and written once; boxes of a and b are copied for each chunk.
  expect(compulsory + again).toBe(2 * boxes + 2 * matrix);
  expect(compulsory).toBe(3 * matrix);
  expect(onChip).toBe(2 * 1792 ** 3);
});

test('puts what reuses data first, and what does not fit nowhere', async () => {
  const master = await productFor('c2050');
  const ranked = rankedVariants(master, variantsOf(master));
  const [best] = ranked;
  expect(best!.variant).toMatchObject({ registers: ['c'] });
  expect(best!.variant.shared.length).toBeGreaterThan(0);
  const [worst] = [...ranked].reverse();
  expect(worst!.variant).toMatchObject({ registers: [], shared: [] });
  expect(worst!.seconds).toBeGreaterThan(4 * best!.seconds);
  const shared = ranked.find(({ variant }) => variant.shared.length === 2)!.variant;
  const large = { ...defaultValues(shared.choice), T_i: 4096, T_j: 4096, T_k: 64 };
  expect(modelledSeconds(master, shared, large)).toBe(Number.POSITIVE_INFINITY);
});

test('a device with caches loses less without shared memory', async () => {
  const [without, withCaches] = await Promise.all([productFor('gtx-280'), productFor('c2050')]);
  const [old, newer] = [modelledLosses(without), modelledLosses(withCaches)];
  expect(old.shared).toBeGreaterThan(newer.shared);
  expect(old.registers).toBeGreaterThan(80);
  expect(newer.registers).toBeGreaterThan(50);
  expect(newer.constant).toBe(0);
});
