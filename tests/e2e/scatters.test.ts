import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placementEnvironment, placementName, placements } from '../support/built-program.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { shortOrFull } from '../support/thoroughness.js';

const source = (name: string) => join(import.meta.dirname, 'reductions', `${name}.c`);
const SIZES = shortOrFull([65, 1001], [0, 1, 7, 64, 65, 1001, 39999]);
const PLACED = shortOrFull(placements([1, 3], [4]), placements([1, 2, 3, 4, 5, 6, 7], [1, 4]));

const sequential = (name: string) => {
  const executable = lazy(async () => {
    const file = join(scratchFolder(name), 'sequential');
    const flags = ['-O1', '-ffp-contract=off', '-Wall', '-Wextra', '-Werror'];
    await mustRun('gcc', [...flags, '-fsanitize=undefined', source(name), '-o', file, '-lm']);
    return file;
  });
  return async (size: number) => (await mustRun(await executable(), [String(size)])).stdout;
};

const built = (name: string) =>
  lazy(async () => {
    const file = join(scratchFolder(name), name);
    await mustPolyCli(['build', source(name), '-o', file]);
    return file;
  });

const explained = (name: string, ...options: string[]) =>
  lazy(async () => (await mustPolyCli(['explain', source(name), ...options])).stdout);

describe.each([
  { name: 'histograms', reduces: 10, shared: 11, memory: '200000', limited: 1001 },
  // A quarter of `x`.
  { name: 'places', reduces: 9, shared: 9, memory: '80000', limited: 39999 },
])('$name', ({ name, reduces, shared, memory, limited }) => {
  const expected = sequential(name);
  const inParts = built(name);
  const recipe = explained(name, '--recipe');

  it('are computed in parts', async () => {
    expect((await recipe()).match(/^ {2}reduce\(/gm)).toHaveLength(reduces);
  });

  describe.each(PLACED.map((placement) => [placementName(placement), placement] as const))(
    'on %s',
    (_name, placement) => {
      it.each(SIZES)('have the results of the sequential program for %i elements', async (size) => {
        const env = placementEnvironment(placement);
        const result = await runProcess(await inParts(), [String(size)], { env });
        expect(result).toEqual({ code: 0, signal: null, stdout: await expected(size), stderr: '' });
      });
    },
  );

  it.each<Readonly<Record<string, string>>>([
    { BOXFLOW_BOXES: 'disjoint' },
    { BOXFLOW_DISTRIBUTION: 'cyclic', BOXFLOW_TILE: '3' },
  ])('with %o', async (options) => {
    for (const devices of [1, 3]) {
      const env = { ...placementEnvironment({ target: 'host', devices }), ...options };
      expect((await mustRun(await inParts(), ['1001'], { env })).stdout).toBe(await expected(1001));
    }
  });

  it('need little memory on a device', async () => {
    for (const devices of [1, 3]) {
      const env = { ...placementEnvironment({ target: 'host', devices }), BOXFLOW_MEMORY_LIMIT: memory };
      const { stdout, stderr } = await mustRun(await inParts(), [String(limited)], { env });
      expect(stdout).toBe(await expected(limited));
      expect(stderr).toBe('');
    }
  });

  it('are shared by the devices', async () => {
    const stats = join(scratchFolder('stats'), 'stats.json');
    const env = { ...placementEnvironment({ target: 'host', devices: 3 }), BOXFLOW_STATS: stats };
    expect((await mustRun(await inParts(), ['39999'], { env })).stdout).toBe(await expected(39999));
    const { regions } = readStats(stats);
    expect(regions.filter(({ devices }) => devices.every(({ tiles }) => tiles > 0))).toHaveLength(shared);
  });
});

describe('loops that look like histograms', () => {
  const plain = explained('not-histograms', '--full');

  it('stay in order', async () => {
    const recipe = await explained('not-histograms', '--recipe')();
    expect(recipe.match(/^ {2}reduce\(/gm)).toHaveLength(1);
    const env = placementEnvironment({ target: 'host', devices: 3 });
    const found = await mustRun(await built('not-histograms')(), ['1001'], { env });
    expect(found.stdout).toBe(await sequential('not-histograms')(1001));
    expect(found.stderr).toContain('the arrays a and b overlap in memory, so this region runs sequentially');
  });

  it.each([
    'which elements of next line 19 accesses depends on shade, so iterations may meet in one and run in order; with an element, or a row of elements, of its own for each iteration the loop is parallel',
    'which elements of count line 25 accesses depends on shade',
    'which elements of count line 32 accesses depends on shade',
    'which elements of count line 37 accesses depends on shade',
    'elements of sums that data chooses are only added to, a reduction: --reassociate computes it in parts, which rounds differently',
    'elements of many that data chooses are only added to, but there are too many for a copy in each part of the loop',
  ])('are explained: %s', async (help) => {
    expect(await plain()).toContain(`help: ${help}`);
  });
});

describe('loops that look like searches for a place', () => {
  it('stay in order', async () => {
    expect(await explained('not-places', '--recipe')()).not.toContain('reduce(');
    expect(await sequential('not-places')(1001)).toBe(
      (await mustRun(await built('not-places')(), ['1001'])).stdout,
    );
  });

  const plain = explained('not-places', '--full');

  it.each([
    'which elements of a line 15 accesses depends on best (set in line 15), and best depends on earlier iterations, so they run in order',
    'line 24 compares best and replaces it, but does not only remember the compared value: the order of the iterations matters',
    'line 55 compares best and replaces it, but does not only remember the compared value: the order of the iterations matters',
    'line 32 compares elements at best under a condition, so the order of the iterations matters; with the compared value in a variable of its own, as in if (… && x[i] > value) { value = x[i]; best = i; }',
    'line 62 compares elements at at, whose value before the loop is not known',
  ])('are explained: %s', async (help) => {
    expect(await plain()).toContain(`help: ${help}`);
  });
});
