import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildProgram, placementEnvironment } from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import { kernelProgram, type ProgramCase, type Sizes } from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { mustRun } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';

/** Doubles in all arrays of a program, and the sizes that give so many. */
const choices: readonly (readonly [program: string, sizes: Sizes, doubles: number])[] = [
  ['floyd-warshall-vla', { N: 150 }, 150 * 150],
  ['jacobi-2d-global', { N: 130, TSTEPS: 5 }, 2 * 130 * 130],
  ['heat-3d-pochoir', { N: 34, TSTEPS: 4 }, 2 * 34 ** 3],
  ['fdtd-2d-vla', { NX: 140, NY: 90, TSTEPS: 4 }, 3 * 140 * 90],
  ['mvt-heap', { N: 200 }, 200 * 200 + 4 * 200],
  ['matmul', { NI: 500, NJ: 30, NK: 30 }, 2 * 500 * 30 + 30 * 30],
];

describe('data five times the memory of all devices together', () => {
  describe.each(choices)('%s', (name, sizes, doubles) => {
    const chosen: ProgramCase = { program: kernelProgram(name), size: 'large', sizes, element: 'double' };
    const executable = lazy(() => buildProgram(chosen));
    const expected = lazy(() => sequentialDump(chosen));

    it.each([1, 2])('is computed right on %i devices, which stay within their limit', async (devices) => {
      const limit = Math.floor((doubles * 8) / 5 / devices);
      const stats = join(scratchFolder('stats'), 'stats.json');
      const result = await mustRun(await executable(), ['--dump'], {
        env: {
          ...placementEnvironment({ target: 'host', devices }),
          BOXFLOW_MEMORY_LIMIT: String(limit),
          BOXFLOW_STATS: stats,
        },
      });
      expect(result.stderr).toBe('');
      expect(dumpDifference(await expected(), result.stdout, 'double')).toBeNull();
      const regions = readStats(stats).regions;
      for (const { peakBytes } of regions.flatMap((region) => region.devices)) {
        expect(peakBytes).toBeLessThanOrEqual(limit);
      }
      expect(regions.some(({ counters }) => (counters.splits ?? 0) + (counters.boxOuts ?? 0) > 0)).toBe(true);
    });
  });
});
