import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placementEnvironment } from '../support/built-program.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

const file = join(import.meta.dirname, 'recurrences', 'rows.c');

const expected = lazy(async () => {
  const executable = join(scratchFolder('recurrences-gcc'), 'rows');
  await mustRun('gcc', ['-O1', '-ffp-contract=off', file, '-o', executable]);
  return (await mustRun(executable, [])).stdout;
});

const built = lazy(async () => {
  const executable = join(scratchFolder('recurrences'), 'rows');
  await mustPolyCli(['build', file, '--fp-contract', 'off', '-o', executable]);
  return executable;
});

it('blocks write what threads hand on along rows', async () => {
  const { stdout } = await mustPolyCli(['explain', file, '--recipe']);
  expect(stdout).toContain('copy_to_registers(S2.j, p)');
  expect(stdout).toContain('copy_to_shared(S2.j, 32, p)');
});

it.each([
  { target: 'opencl', devices: 2, distribution: 'block' },
  { target: 'opencl', devices: 3, distribution: 'cyclic' },
  { target: 'host', devices: 3, distribution: 'block' },
] as const)('recurrences along rows are right on %j', async ({ distribution, ...placement }) => {
  const env = { ...placementEnvironment(placement), BOXFLOW_DISTRIBUTION: distribution };
  expect((await mustRun(await built(), [], { env })).stdout).toBe(await expected());
});
