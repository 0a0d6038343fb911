import { expect, test, vi } from 'vitest';
import { lowerScop } from './lower-scop.js';
import { buildScop } from './test-support/build-scop.js';
import { matmul } from './test-support/program-sketches.js';

const found = vi.hoisted(() => ({ problems: [] as string[] }));
vi.mock('./mapping/verify-mapped.js', () => ({ verifyMapped: () => found.problems }));

test('the mapping of a given recipe is verified, and what is wrong stays sequential', async () => {
  const scop = buildScop(matmul);
  const { recipe } = await lowerScop(scop);
  await lowerScop(scop, { recipe });
  found.problems = ['S0 is executed twice'];
  await lowerScop(scop);
  await expect(lowerScop(scop, { recipe })).rejects.toMatchObject({
    code: 'BF9201',
    message: expect.stringContaining(
      'the region runs sequentially: the mapping is wrong: S0 is executed twice',
    ),
  });
  await expect(lowerScop(scop, { check: true })).rejects.toMatchObject({ code: 'BF9201' });
});
