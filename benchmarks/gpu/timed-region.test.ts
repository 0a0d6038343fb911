import { join } from 'node:path';
import { type LoweredProgram, runPipeline, type StageOutputs } from '@boxflow/compiler';
import { expect, it } from 'vitest';
import { timedRegion } from './timed-region.js';

const KERNELS = join(import.meta.dirname, '..', 'kernels');

async function lowered(file: string): Promise<LoweredProgram> {
  const stages: StageOutputs = {};
  await runPipeline({ file: join(KERNELS, file), defines: ['MINI_DATASET'] }, stages, 'lower');
  return stages.lower!;
}

it('is the region of the function that computes, not one that initialises or sums up', async () => {
  const mvt = await lowered('mvt/mvt.c');
  expect(timedRegion(mvt, { name: 'mvt', function: 'kernel_mvt' })).toBe('scop1');
  const gesummv = await lowered('gesummv/gesummv.c');
  expect(timedRegion(gesummv, { name: 'gesummv', function: 'gesummv' })).toBe('scop0');
});

it('fails if the function has no region, or several', async () => {
  const { regions } = await lowered('covariance/covariance.c');
  expect(() => timedRegion({ regions }, { name: 'covariance', function: 'compute' })).toThrow(
    'covariance: compute has no region; the program has scop0 in covariance, scop1 in main',
  );
  const divided = { regions: [...regions, ...regions] };
  expect(() => timedRegion(divided, { name: 'covariance', function: 'main' })).toThrow(
    'covariance: main has 2 regions; the program has scop0 in covariance, scop1 in main, scop0 in covariance, scop1 in main',
  );
});
