import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runReadmeExample } from '../test/run-readme-example.ts';

it('the example in the README prints what its comments say', async () => {
  const lines = await runReadmeExample(join(import.meta.dirname, '..', 'README.md'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.map((line) => line.printed)).toEqual(lines.map((line) => line.expected));
});
