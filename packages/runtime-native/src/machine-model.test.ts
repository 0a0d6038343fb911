import { BUILT_IN_MODELS } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { machineModel } from './machine-model.js';

it.each(BUILT_IN_MODELS)('knows %s', async (name) => {
  expect(await machineModel(name)).toMatchObject({
    name,
    device: { memoryBytesPerSecond: expect.any(Number), instancesPerSecond: expect.any(Number) },
  });
});
