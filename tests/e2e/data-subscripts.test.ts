import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACEMENTS, placementEnvironment, placementName } from '../support/built-program.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { devicesAtWork, readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { shortOrFull } from '../support/thoroughness.js';

const source = join(import.meta.dirname, 'data-subscripts', 'programs.c');

/** The functions whose loop is parallel come first in the source. */
const PARALLEL = Array.from({ length: 9 }, (_, region) => `scop${region}`);

describe.each(shortOrFull([1, 1000], [1, 2, 13, 1000]))('subscripts that are data, with N=%i', (size) => {
  const sequential = lazy(async () => {
    const executable = join(scratchFolder('data-subscripts'), 'sequential');
    const warnings = ['-Wall', '-Wextra', '-Werror', '-fsanitize=address,undefined'];
    await mustRun('gcc', ['-O1', ...warnings, `-DN=${size}`, source, '-o', executable]);
    return (await mustRun(executable, [])).stdout;
  });
  const parallel = lazy(async () => {
    const executable = join(scratchFolder('data-subscripts'), 'parallel');
    await mustPolyCli(['build', source, `-DN=${size}`, '-o', executable]);
    return executable;
  });

  it.each(PLACEMENTS.map((placement) => [placementName(placement), placement] as const))(
    'give the sequential result on %s, whose devices share the gathers',
    async (_name, placement) => {
      const stats = join(scratchFolder('stats'), 'stats.json');
      const env = { ...placementEnvironment(placement), BOXFLOW_STATS: stats };
      const result = await runProcess(await parallel(), [], { env });
      expect(result).toEqual({ code: 0, signal: null, stdout: await sequential(), stderr: '' });
      // With so few iterations the other loops are parallel as well.
      if (size < 10) return;
      const run = readStats(stats);
      expect(run.regions.map(({ name }) => name)).toEqual(PARALLEL);
      for (const region of PARALLEL)
        expect([region, devicesAtWork(run, region)]).toEqual([region, placement.devices]);
    },
  );
});

it('that leave their array are stopped in shadow mode, with a message', async () => {
  const file = join(import.meta.dirname, 'data-subscripts', 'out-of-bounds.c');
  const { code, stderr } = await polyCli(['run', file, '--target', 'host', '--devices', '2', '--shadow']);
  expect([code, stderr]).toEqual([
    1,
    'error BF5034: the kernel scop0_p1_k0 left its arrays\n  hint: a subscript that is data is out of bounds, or this is a bug of boxflow\n',
  ]);
});
