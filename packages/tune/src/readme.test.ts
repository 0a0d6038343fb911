import { join } from 'node:path';
import { runReadmeExample } from '@boxflow/ir/testing';
import { expect, it } from 'vitest';

it('the example in the README prints what it says', async () => {
  const { printed, expected } = await runReadmeExample(join(import.meta.dirname, '..', 'README.md'));
  expect(printed).toBe(expected);
});
