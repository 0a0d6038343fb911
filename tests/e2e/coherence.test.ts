import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RunStats } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { type Placement, placementEnvironment, placementName, placements } from '../support/built-program.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { everyNth, shortOrFull } from '../support/thoroughness.js';

/**
 * Programs whose host code uses arrays between regions in all ways that C has. What `NAME.other.c` has is compiled without
 * boxflow, and says nothing of what it does.
 */
const FOLDER = join(import.meta.dirname, 'coherence');
const PROGRAMS = readdirSync(FOLDER)
  .filter((file) => !file.endsWith('.other.c'))
  .map((file) => basename(file, '.c'));

const built = new Map(
  PROGRAMS.map((name) => [
    name,
    lazy(async () => {
      const folder = scratchFolder(`coherence-${name}`);
      const executable = join(folder, name);
      const sequential = join(folder, `${name}-sequential`);
      const other = join(FOLDER, `${name}.other.c`);
      const object = join(folder, `${name}.other.o`);
      const objects = existsSync(other) ? [object] : [];
      if (objects.length > 0) await mustRun('gcc', ['-O1', '-w', '-c', other, '-o', object]);
      await mustPolyCli(['build', `${name}.c`, ...objects, '-o', executable], { cwd: FOLDER });
      await mustRun('gcc', ['-O1', '-w', join(FOLDER, `${name}.c`), ...objects, '-o', sequential, '-lm']);
      return {
        executable,
        stats: join(folder, 'stats.json'),
        expected: (await mustRun(sequential, [])).stdout,
      };
    }),
  ]),
);

/** An OpenCL device compiles all kernels of a program, which is slow: in the short run every third program has them. */
function placementsOf(name: string): readonly Placement[] {
  return [
    ...placements(shortOrFull([3], [1, 2, 3, 4]), []),
    ...(everyNth(PROGRAMS, 3).includes(name) ? placements([], [4]) : []),
  ];
}

/** Runs a program, whose output has to be the sequential one's, and returns what was said and done. */
async function run(name: string, environment: Readonly<Record<string, string>>) {
  const { executable, stats, expected } = await built.get(name)!();
  const result = await runProcess(executable, [], {
    env: { BOXFLOW_TARGET: 'host', ...environment, BOXFLOW_STATS: stats },
  });
  expect(result).toMatchObject({ code: 0, signal: null, stdout: expected });
  const read = readStats(stats);
  const { regions } = read;
  const sum = (bytes: (region: RunStats['regions'][number]) => number) =>
    regions.reduce((total, region) => total + bytes(region), 0);
  return {
    stats: read,
    stderr: result.stderr,
    readIn: sum(({ copies }) => copies.readIn.bytes),
    writeOut: sum(({ copies }) => copies.writeOut.bytes),
    move: sum(({ copies }) => copies.move.bytes),
    kept: sum(({ counters }) => counters.keptBytes),
  };
}

/** The checks that every program has to withstand. */
const CHECKS: readonly (readonly [title: string, check: (name: string) => Promise<void>])[] = [
  [
    'is computed right in shadow mode, where every element carries the tile that wrote it',
    async (name) => {
      expect((await run(name, { BOXFLOW_DEVICES: '3', BOXFLOW_SHADOW: '1' })).stderr).toBe('');
    },
  ],
  ...['cyclic', 'block-cyclic'].map(
    (distribution) =>
      [
        `is computed right with other boxes and the distribution ${distribution}`,
        async (name: string) => {
          const options = {
            BOXFLOW_DISTRIBUTION: distribution,
            BOXFLOW_BOXES: 'disjoint',
            BOXFLOW_TILE: '7',
          };
          expect((await run(name, { BOXFLOW_DEVICES: '3', ...options })).stderr).toBe('');
        },
      ] as const,
  ),
  [
    'is equal to the sequential program, region by region',
    async (name) => {
      const { stderr } = await run(name, { BOXFLOW_DEVICES: '3', BOXFLOW_VERIFY: '1' });
      expect(stderr).toMatch(/^verified: .* elements equal\n$/);
    },
  ],
  [
    'keeps nothing if it is told so',
    async (name) => {
      expect(await run(name, { BOXFLOW_DEVICES: '3', BOXFLOW_KEEP: '0' })).toMatchObject({
        kept: 0,
        stderr: '',
      });
    },
  ],
  [
    'is simulated: each region that devices run takes simulated time, and copies what a run copies',
    async (name) => {
      const simulated = await run(name, { BOXFLOW_TARGET: 'sim', BOXFLOW_DEVICES: '3' });
      const ran = await run(name, { BOXFLOW_DEVICES: '3' });
      expect(simulated.stats.target).toBe('sim');
      expect(simulated.stats.regions.map(({ name }) => name)).toEqual(
        ran.stats.regions.map(({ name }) => name),
      );
      expect(simulated).toMatchObject({
        stderr: '',
        readIn: ran.readIn,
        writeOut: ran.writeOut,
        kept: ran.kept,
      });
      for (const { devices, times } of simulated.stats.regions) {
        const tiles = devices.reduce((sum, device) => sum + device.tiles, 0);
        expect(times.simulatedNs > 0).toBe(tiles > 0);
      }
    },
  ],
];

describe.each(PROGRAMS.map((name, position) => [name, position] as const))('%s', (name, position) => {
  it.each(placementsOf(name).map((placement) => [placementName(placement), placement] as const))(
    'is computed right on %s',
    async (_text, placement) => {
      expect((await run(name, placementEnvironment(placement))).stderr).toBe('');
    },
  );

  // In the short run two neighbours share the checks.
  it.each(everyNth(CHECKS, 2, position % 2))('%s', async (_title, check) => check(name));
});

/** Bytes of `double`s. */
const doubles = (count: number) => 8 * count;

describe('what does not move', () => {
  it('is everything between an initialisation and a kernel in functions of their own', async () => {
    const { readIn, writeOut, kept } = await run('init-kernel-print', { BOXFLOW_DEVICES: '3' });
    // Once each at the end: for the one that is printed, and for whoever looks at globals when the program ends.
    expect({ readIn, writeOut, kept }).toEqual({
      readIn: 0,
      writeOut: doubles(2 * 200 * 200),
      kept: doubles(2 * 200 * 200),
    });
  });

  it('are two arrays that pointers swap, of which one is written without its borders', async () => {
    const { readIn } = await run('swapped-buffers', { BOXFLOW_DEVICES: '3' });
    // Initialisations read nothing; at the end two thirds come again, once as two arrays.
    expect(readIn).toBe(doubles(2 * 2000));
  });

  it('are the arrays of a solver, of which the host looks at the residual', async () => {
    const { readIn, writeOut } = await run('solver', { BOXFLOW_DEVICES: '3' });
    // The initialisation's tiles read what they write of `u`; the residual comes out of each of the 40 iterations.
    expect(readIn).toBeLessThanOrEqual(doubles(120 * 120));
    expect(writeOut).toBe(doubles(2 * 120 * 120 + 40));
  });

  it('is all but the element that says whether a solver has converged', async () => {
    const { readIn, writeOut } = await run('converges', { BOXFLOW_DEVICES: '3' });
    expect({ readIn, writeOut }).toEqual({ readIn: 0, writeOut: doubles(27 + 2 * 200 * 200) - 8 });
  });

  it('is on the devices already, except once, if a later region needs larger buffers', async () => {
    const { readIn, move } = await run('buffers-that-grow', { BOXFLOW_DEVICES: '3' });
    expect(readIn).toBe(0);
    expect(move).toBeLessThanOrEqual(doubles(2 * 120 * 120));
  });

  it('comes out where the host reads it, and does not go in again', async () => {
    const { readIn, writeOut } = await run('reads-one-element', { BOXFLOW_DEVICES: '3' });
    expect({ readIn, writeOut }).toEqual({ readIn: 0, writeOut: doubles(5 * 2 + 1) });
  });

  it('does go in again where the host writes it', async () => {
    const { readIn, kept } = await run('writes-one-element', { BOXFLOW_DEVICES: '3' });
    expect({ readIn, kept }).toEqual({ readIn: 6 * (2 * 4 * 100 + doubles(100)), kept: 0 });
  });

  it('are variables that nobody can read any more', async () => {
    const kept = await run('early-return', { BOXFLOW_DEVICES: '3' });
    const all = await run('early-return', { BOXFLOW_DEVICES: '3', BOXFLOW_KEEP: '0' });
    expect(kept.writeOut).toBeLessThan(all.writeOut / 2);
  });
});

it('arrays leave the devices where memory is short', async () => {
  const { stderr, kept } = await run('solver', { BOXFLOW_DEVICES: '2', BOXFLOW_MEMORY_LIMIT: '80000' });
  expect(stderr.replace(/.*BF5905.*\n.*hint.*\n/g, '')).toBe('');
  expect(kept).toBeGreaterThan(0);
});
