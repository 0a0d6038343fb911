import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runReadmeExample } from '../test/run-readme-example.ts';

it('the example in the README prints what it says', async () => {
  const { printed, expected } = await runReadmeExample(join(import.meta.dirname, '..', 'README.md'));
  expect(printed).toBe(expected);
});
