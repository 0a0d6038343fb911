import { join } from 'node:path';
import type { RegionStats } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { buildProgram, placementEnvironment, placementName, placements } from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import { kernelProgram, type ProgramCase, type Sizes } from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { mustRun } from '../support/run-process.js';
import { carriedBy, readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';

interface Choice {
  readonly program: string;
  readonly sizes: Sizes;
  /** Whether the iterations of the longest loop become the same, so that most of them are issued again. */
  readonly steady: boolean;
}

const choices: readonly Choice[] = [
  { program: 'heat-2d', sizes: { N: 37, TSTEPS: 60 }, steady: true },
  { program: 'jacobi-1d-heap', sizes: { N: 203, TSTEPS: 61 }, steady: true },
  { program: 'jacobi-2d-global', sizes: { N: 37, TSTEPS: 40 }, steady: true },
  { program: 'heat-3d-pochoir', sizes: { N: 15, TSTEPS: 41 }, steady: true },
  // Each iteration reads another element of an array, which is small.
  { program: 'fdtd-2d-vla', sizes: { NX: 37, NY: 29, TSTEPS: 40 }, steady: true },
  // Row k is another one in each iteration.
  { program: 'floyd-warshall-vla', sizes: { N: 40 }, steady: false },
];

describe.each(choices)('$program $sizes', ({ program, sizes, steady }) => {
  const chosen: ProgramCase = { program: kernelProgram(program), size: 'long', sizes, element: 'double' };
  const executable = lazy(() => buildProgram(chosen));
  const expected = lazy(() => sequentialDump(chosen));
  const iterations = sizes.TSTEPS ?? sizes.N ?? 0;

  describe.each(placements([1, 3], [3]))('on $devices $target devices', (placement) => {
    it.each([
      {},
      { BOXFLOW_BOXES: 'disjoint', BOXFLOW_COMM: 'fop' },
      { BOXFLOW_TILE: '5', BOXFLOW_CONCURRENT_TILES: '2', BOXFLOW_DISTRIBUTION: 'cyclic', BOXFLOW_PEER: '0' },
    ])(
      `gets the same results from iterations that are issued again (%o), ${placementName(placement)}`,
      async (options) => {
        const run = async (repeat: boolean) => {
          const file = join(scratchFolder('stats'), 'stats.json');
          const env = {
            ...placementEnvironment(placement),
            ...options,
            BOXFLOW_STATS: file,
            BOXFLOW_REPEAT: repeat ? '1' : '0',
          };
          const { stdout } = await mustRun(await executable(), ['--dump'], { env });
          expect(dumpDifference(await expected(), stdout, 'double')).toBeNull();
          return readStats(file).regions;
        };
        const repeated = await run(true);
        const decidedAll = await run(false);
        const repeats = ({ counters }: RegionStats) => counters.repeatedIterations;
        expect(decidedAll.map(repeats)).toEqual(decidedAll.map(() => 0));
        if (steady) expect(Math.max(...repeated.map(repeats))).toBeGreaterThan(iterations / 2);
        expect(repeated.map(carriedBy)).toEqual(decidedAll.map(carriedBy));
        const reuses = ({ counters }: RegionStats) => counters.reuseHits;
        expect(repeated.map(reuses)).toEqual(decidedAll.map(reuses));
      },
    );
  });
});
