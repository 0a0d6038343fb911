import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placementEnvironment } from '../support/built-program.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';
import { shortOrFull } from '../support/thoroughness.js';

const file = join(import.meta.dirname, 'time-tiles', 'waves.c');

/** The lines that the program has by default with N = 4000, whose arrays no cache holds. */
const recipe = join(import.meta.dirname, 'time-tiles', 'recipe.txt');

const built = lazy(async () => {
  const executable = join(scratchFolder('time-tiles'), 'waves');
  await mustPolyCli(['build', file, '--fp-contract', 'off', '--recipe', recipe, '-o', executable]);
  return executable;
});

const expected = lazy(async () => {
  const executable = join(scratchFolder('time-tiles-gcc'), 'waves');
  await mustRun('gcc', ['-O1', '-ffp-contract=off', file, '-o', executable]);
  return (await mustRun(executable, [])).stdout;
});

const CASES = [
  { target: 'host', devices: 1, BOXFLOW_VERIFY: '1' },
  { target: 'host', devices: 3, BOXFLOW_SHADOW: '1', BOXFLOW_TILE: '5' },
  {
    target: 'host',
    devices: 5,
    BOXFLOW_DISTRIBUTION: 'cyclic',
    BOXFLOW_BOXES: 'disjoint',
    BOXFLOW_TILE: '3',
  },
  { target: 'opencl', devices: 3 },
] as const;

const MORE = [
  { target: 'opencl', devices: 1, BOXFLOW_BOXES: 'convex' },
  { target: 'opencl', devices: 4, BOXFLOW_DISTRIBUTION: 'cyclic', BOXFLOW_TILE: '7' },
  { target: 'host', devices: 8, BOXFLOW_BOXES: 'merge', BOXFLOW_SHADOW: '1' },
  { target: 'host', devices: 2, BOXFLOW_DISTRIBUTION: 'dynamic', BOXFLOW_TILE: '2', BOXFLOW_SHADOW: '1' },
] as const;

describe('tiles of time steps', () => {
  it.each([...CASES, ...shortOrFull([], [...MORE])])('leave the same bits with %j', async (placement) => {
    const { target, devices, ...options } = placement;
    const env = { ...placementEnvironment({ target, devices }), ...options };
    expect((await mustRun(await built(), [], { env })).stdout).toBe(await expected());
  });
});
