import { join } from 'node:path';
import type { RegionStats } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { buildProgram, placementEnvironment } from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import { kernelProgram, type ProgramCase, type Sizes } from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { runInLeastMemory } from '../support/least-memory.js';
import { type Choice, pairwise } from '../support/pairwise.js';
import { mustRun } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';
import { withoutShortMemory } from '../support/short-memory.js';
import { everyNth } from '../support/thoroughness.js';

const PROGRAMS: readonly (readonly [program: string, sizes: Sizes])[] = [
  ['heat-2d', { N: 41, TSTEPS: 5 }],
  ['heat-3d-pochoir', { N: 17, TSTEPS: 4 }],
  ['matmul', { NI: 33, NJ: 45, NK: 20 }],
  ['lu', { N: 30 }],
  ['cholesky', { N: 30 }],
];

const OPTIONS = {
  devices: [4, 6, 3, 9, 1],
  distribution: [
    'block,block',
    'cyclic,block-cyclic',
    'block-cyclic,block',
    'block,cyclic',
    'cyclic,cyclic',
    'block',
  ],
  tile: ['auto', '3,5', '7', '20,1'],
  comm: ['exact', 'fop', 'fo'],
  boxes: ['merge', 'disjoint', 'convex'],
  memory: ['all', 'least'],
} as const;

/** All pairs of values: of each program in the full run, of all programs together in the short run. */
const CHOICES = pairwise(OPTIONS).map((choice) => [Object.values(choice).join(' '), choice] as const);
const NAMES = PROGRAMS.map(([name]) => name);

describe.each(PROGRAMS)('%s with two distribution dimensions', (name, sizes) => {
  const chosen = caseOf(name, sizes);
  const executable = lazy(() => buildProgram(chosen, ['--distribution', 'block,block']));
  const expected = lazy(() => sequentialDump(chosen));

  it.each(everyNth(CHOICES, NAMES.length, NAMES.indexOf(name)))(
    'is computed right with %s',
    async (_text, choice) => {
      const env = environment(choice);
      const result =
        choice.memory === 'all'
          ? await mustRun(await executable(), ['--dump'], { env })
          : await runInLeastMemory(await executable(), ['--dump'], env);
      expect(result).toMatchObject({ code: 0, signal: null });
      expect(withoutShortMemory(result.stderr)).toBe('');
      expect(dumpDifference(await expected(), result.stdout, chosen.element)).toBeNull();
    },
  );
});

describe('heat-2d in squares', () => {
  const inside = 40;
  const region = async (distribution: string, devices: number, steps: number): Promise<RegionStats> => {
    const chosen = caseOf('heat-2d', { N: inside + 2, TSTEPS: steps });
    const executable = await buildProgram(chosen, ['--distribution', distribution]);
    const stats = join(scratchFolder('stats'), 'stats.json');
    await mustRun(executable, [], {
      env: { ...placementEnvironment({ target: 'host', devices }), BOXFLOW_STATS: stats },
    });
    return readStats(stats).regions[0]!;
  };

  it.each([
    ['block,block', 4, 2 * inside],
    ['block', 4, 3 * inside],
    ['block,block', 9, 4 * inside],
    ['block', 9, 8 * inside],
  ] as const)(
    '%s on %i devices sends %i elements to either side, and nothing is asked for',
    async (distribution, devices, border) => {
      const some = await region(distribution, devices, 6);
      const more = await region(distribution, devices, 10);
      expect(more.copies.flowOut.bytes - some.copies.flowOut.bytes).toBe(4 * 2 * border * 8);
      expect(more.copies.flowIn).toMatchObject({ copies: some.copies.flowIn.copies });
      expect(more.copies.readIn).toMatchObject({ copies: some.copies.readIn.copies });
    },
  );
});

function caseOf(name: string, sizes: Sizes): ProgramCase {
  return { program: kernelProgram(name), size: 'two dimensions', sizes, element: 'double' };
}

function environment(choice: Choice<typeof OPTIONS>): Readonly<Record<string, string>> {
  return {
    ...placementEnvironment({ target: 'host', devices: choice.devices }),
    BOXFLOW_DISTRIBUTION: choice.distribution,
    BOXFLOW_TILE: choice.tile,
    BOXFLOW_COMM: choice.comm,
    BOXFLOW_BOXES: choice.boxes,
    BOXFLOW_SHADOW: '1',
  };
}
