import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

const file = join(import.meta.dirname, 'steps', 'negative-cycles.c');

const built = lazy(async () => {
  const executable = join(scratchFolder('negative-cycles'), 'negative-cycles');
  await mustPolyCli(['build', file, '-o', executable]);
  return executable;
});

const expected = lazy(async () => {
  const executable = join(scratchFolder('negative-cycles-gcc'), 'negative-cycles');
  await mustRun('gcc', ['-O1', '-fwrapv', file, '-o', executable]);
  return (await mustRun(executable, [])).stdout;
});

describe('steps whose iterations compute what they need of others', () => {
  it('have one phase in each step', async () => {
    const { stdout } = await mustPolyCli(['explain', file, '--recipe']);
    expect(stdout).toContain('recompute(S0.i, p)');
    expect(stdout).not.toContain('split(');
  });

  it.each([
    { BOXFLOW_DEVICES: '1', BOXFLOW_VERIFY: '1' },
    { BOXFLOW_DEVICES: '3', BOXFLOW_SHADOW: '1', BOXFLOW_TILE: '5' },
    { BOXFLOW_DEVICES: '5', BOXFLOW_DISTRIBUTION: 'cyclic', BOXFLOW_BOXES: 'disjoint', BOXFLOW_TILE: '3' },
  ])('change row and column k under way, with %j', async (env) => {
    const result = await mustRun(await built(), [], { env: { BOXFLOW_TARGET: 'host', ...env } });
    expect(result.stdout).toBe(await expected());
  });
});
