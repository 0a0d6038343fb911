import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACEMENTS, placementEnvironment, placementName } from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { devicesAtWork, readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';

const source = join(import.meta.dirname, 'privatization', 'programs.c');

/** The functions whose loop is parallel because its iterations have copies, in source order. */
const PARALLEL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15];

describe('scalars and small arrays of iterations', () => {
  const sequential = lazy(async () => {
    const executable = join(scratchFolder('privatization'), 'sequential');
    const warnings = ['-Wall', '-Wextra', '-Wno-unknown-pragmas', '-Werror'];
    await mustRun('gcc', ['-O2', ...warnings, source, '-o', executable]);
    return (await mustRun(executable, [])).stdout;
  });
  const parallel = lazy(async () => {
    const executable = join(scratchFolder('privatization'), 'parallel');
    await mustPolyCli(['build', source, '-o', executable]);
    return executable;
  });

  it.each(PLACEMENTS.map((placement) => [placementName(placement), placement] as const))(
    'make loops parallel if they are private, and results equal everywhere, on %s',
    async (_name, placement) => {
      const stats = join(scratchFolder('stats'), 'stats.json');
      const result = await runProcess(await parallel(), [], {
        env: { ...placementEnvironment(placement), BOXFLOW_STATS: stats },
      });
      expect(result).toMatchObject({ code: 0, signal: null, stderr: '' });
      expect(dumpDifference(await sequential(), result.stdout, 'double')).toBeNull();
      const run = readStats(stats);
      for (const region of PARALLEL) {
        expect([region, devicesAtWork(run, `scop${region}`)]).toEqual([region, placement.devices]);
      }
      expect(run.regions.map(({ name }) => name)).not.toContain('scop11');
    },
  );
});
