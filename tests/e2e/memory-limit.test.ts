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

interface Choice {
  readonly program: string;
  readonly sizes: Sizes;
  readonly element: 'double' | 'float';
  /** In all arrays. */
  readonly elements: number;
  /** A serial loop around all data brings them in again in each of its iterations, of which people are told. */
  readonly slow: boolean;
}

const choices: readonly Choice[] = [
  { program: 'floyd-warshall-vla', element: 'double', sizes: { N: 150 }, elements: 150 * 150, slow: true },
  {
    program: 'jacobi-2d-global',
    element: 'double',
    sizes: { N: 130, TSTEPS: 5 },
    elements: 2 * 130 * 130,
    slow: true,
  },
  {
    program: 'heat-3d-pochoir',
    element: 'double',
    sizes: { N: 34, TSTEPS: 6 },
    elements: 2 * 34 ** 3,
    slow: true,
  },
  {
    program: 'fdtd-2d-vla',
    element: 'double',
    sizes: { NX: 140, NY: 90, TSTEPS: 4 },
    elements: 3 * 140 * 90,
    slow: true,
  },
  { program: 'mvt-heap', element: 'double', sizes: { N: 200 }, elements: 200 * 200 + 4 * 200, slow: false },
  { program: 'blackscholes', element: 'float', sizes: { OPTIONS: 5003 }, elements: 5 * 5003, slow: false },
  {
    program: 'matmul',
    element: 'double',
    sizes: { NI: 500, NJ: 30, NK: 30 },
    elements: 2 * 500 * 30 + 30 * 30,
    slow: false,
  },
  // A tile of whole rows of the result would need all of the right matrix.
  {
    program: 'matmul',
    element: 'double',
    sizes: { NI: 110, NJ: 130, NK: 120 },
    elements: 110 * 120 + 120 * 130 + 110 * 130,
    slow: false,
  },
];

describe('data five times the memory of all devices together', () => {
  describe.each(choices)('$program $sizes', ({ program, sizes, element, elements, slow }) => {
    const chosen: ProgramCase = { program: kernelProgram(program), size: 'large', sizes, element };
    const executable = lazy(() => buildProgram(chosen));
    const expected = lazy(() => sequentialDump(chosen));

    it.each([1, 2])('is computed right on %i devices, which stay within their limit', async (devices) => {
      const limit = Math.floor((elements * (element === 'float' ? 4 : 8)) / 5 / devices);
      const stats = join(scratchFolder('stats'), 'stats.json');
      const result = await mustRun(await executable(), ['--dump'], {
        env: {
          ...placementEnvironment({ target: 'host', devices }),
          BOXFLOW_MEMORY_LIMIT: String(limit),
          BOXFLOW_STATS: stats,
        },
      });
      expect(
        /warning BF5905: memory is short, and the region slow: its arrays take/.test(result.stderr),
      ).toBe(slow);
      if (!slow) expect(result.stderr).toBe('');
      expect(dumpDifference(await expected(), result.stdout, element)).toBeNull();
      const regions = readStats(stats).regions;
      expect(regions.some(({ warnings }) => warnings.some((text) => text.includes('BF5905')))).toBe(slow);
      for (const { peakBytes } of regions.flatMap((region) => region.devices)) {
        expect(peakBytes).toBeLessThanOrEqual(limit);
      }
      expect(regions.some(({ counters }) => (counters.splits ?? 0) + (counters.boxOuts ?? 0) > 0)).toBe(true);
    });
  });
});

/*
 * The device has memory for 16 cells (tile_splitter.cpp), and the data is 18 of them. About a third of the cells leave and
 * arrive in each pass over the data: two do not fit, and a few more are being computed, or are on their way.
 * In floyd, an iteration is a pass, and a cell that leaves has been written. In jacobi, an iteration is two passes. An
 * arriving cell brings one of the two arrays, since the other one is overwritten. A leaving cell takes both with it,
 * since the runtime does not know that one of them is dead.
 */
const LITTLE_SHORT = [
  { program: 'floyd-warshall-vla', sizes: { N: 150 }, elements: 150 * 150, arriving: 150, leaving: 150 },
  {
    program: 'jacobi-2d-global',
    sizes: { N: 130, TSTEPS: 20 },
    elements: 2 * 130 * 130,
    arriving: 2 * 20 * (1 / 2),
    leaving: 2 * 20,
  },
];

describe.each(LITTLE_SHORT)('$program with memory for nine tenths of its data', (choice) => {
  const { program, sizes, elements, arriving, leaving } = choice;
  const chosen: ProgramCase = { program: kernelProgram(program), size: 'large', sizes, element: 'double' };

  it('keeps most of them on the device from iteration to iteration', async () => {
    const stats = join(scratchFolder('stats'), 'stats.json');
    const result = await mustRun(await buildProgram(chosen), ['--dump'], {
      env: {
        ...placementEnvironment({ target: 'host', devices: 1 }),
        BOXFLOW_MEMORY_LIMIT: String(Math.floor(elements * 8 * 0.9)),
        BOXFLOW_STATS: stats,
      },
    });
    expect(dumpDifference(await sequentialDump(chosen), result.stdout, 'double')).toBeNull();
    const links = readStats(stats).regions.flatMap((region) => region.links);
    const share = (side: 'from' | 'to', passes: number) => {
      const bytes = links.filter((link) => link[side] === 'host').reduce((sum, link) => sum + link.bytes, 0);
      return bytes / (elements * 8 * passes);
    };
    expect(share('from', arriving)).toBeLessThan(0.4);
    expect(share('to', leaving)).toBeLessThan(0.4);
  });
});
