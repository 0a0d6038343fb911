import { join } from 'node:path';
import { runReadmeExample } from '@boxflow/ptx/testing';
import { expect, it } from 'vitest';

it('the example in the README prints what its comments say', async () => {
  const lines = await runReadmeExample(join(import.meta.dirname, '..', 'README.md'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.map((line) => line.printed)).toEqual(lines.map((line) => line.expected));
});
