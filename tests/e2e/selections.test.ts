import { writeFileSync } from 'node:fs';
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
const PLACED = shortOrFull(placements([3], [4]), placements([1, 2, 3, 4, 5, 6, 7], [4]));
const SIZES = shortOrFull([65, 301], [1, 4, 7, 63, 64, 65, 1001]);
const OPTIONS: readonly Readonly<Record<string, string>>[] = [
  { BOXFLOW_BOXES: 'disjoint' },
  { BOXFLOW_DISTRIBUTION: 'cyclic', BOXFLOW_TILE: '3' },
  { BOXFLOW_MEMORY_LIMIT: '100000' },
];

const built = (name: string, options: () => Promise<readonly string[]> = async () => []) =>
  lazy(async () => {
    const executable = join(scratchFolder(name), name);
    await mustPolyCli(['build', source(name), '-o', executable, ...(await options())]);
    return executable;
  });

const results = (name: string) => {
  const sequential = lazy(async () => {
    const executable = join(scratchFolder(name), 'sequential');
    const flags = ['-O1', '-ffp-contract=off', '-Wall', '-Wextra', '-Werror'];
    await mustRun('gcc', [...flags, source(name), '-o', executable, '-lm']);
    return executable;
  });
  return async (size: number) => (await mustRun(await sequential(), [String(size)])).stdout;
};

describe('selections', () => {
  const expected = results('selections');
  const recipe = lazy(async () => (await mustPolyCli(['explain', source('selections'), '--recipe'])).stdout);

  /** With the default recipe, edited to have runs and chunks of few iterations. */
  const inSmallParts = built('selections', async () => {
    const edited = (await recipe()).replaceAll(
      /reduce\((\S+), (\d+), (\S+), 64\)/g,
      (_, loop, chunk, runs) => `reduce(${loop}, ${Number(chunk) > 64 ? 15 : 2}, ${runs}, 5)`,
    );
    const file = join(scratchFolder('selections'), 'small-parts.recipe');
    writeFileSync(file, edited);
    return ['--recipe', file];
  });
  const inParts = built('selections');

  it('are computed in parts', async () => {
    expect((await recipe()).match(/^ {2}reduce\(/gm)).toHaveLength(22);
  });

  describe.each(PLACED.map((placement) => [placementName(placement), placement] as const))(
    'on %s',
    (_name, placement) => {
      const env = placementEnvironment(placement);
      it.each(SIZES)(
        'in small parts, have the bits of the sequential program for %i elements',
        async (size) => {
          const result = await runProcess(await inSmallParts(), [String(size)], { env });
          expect(result).toMatchObject({ code: 0, signal: null, stderr: '' });
          expect(result.stdout).toBe(await expected(size));
        },
      );
    },
  );

  it.each(shortOrFull([], [39999]))('in parts of the default size, too, for %i elements', async (size) => {
    const stats = join(scratchFolder('stats'), 'stats.json');
    const env = { ...placementEnvironment({ target: 'host', devices: 3 }), BOXFLOW_STATS: stats };
    expect((await mustRun(await inParts(), [String(size)], { env })).stdout).toBe(await expected(size));
    const shared = readStats(stats).regions.filter(({ devices }) => devices.every(({ tiles }) => tiles > 0));
    expect(shared).toHaveLength(23);
  });

  it.each(OPTIONS)('with %o', async (options) => {
    const size = shortOrFull('301', '1001');
    for (const devices of [1, 3]) {
      const env = { ...placementEnvironment({ target: 'host', devices }), ...options };
      expect((await mustRun(await inSmallParts(), [size], { env })).stdout).toBe(
        await expected(Number(size)),
      );
    }
  });
});

describe('loops that look like selections', () => {
  it('stay in order', async () => {
    const recipe = (await mustPolyCli(['explain', source('not-selections'), '--recipe'])).stdout;
    expect(recipe).not.toContain('reduce(');
    const env = placementEnvironment({ target: 'host', devices: 3 });
    const found = await mustRun(await built('not-selections')(), ['1001'], { env });
    expect(found.stdout).toBe(await results('not-selections')(1001));
  });

  const explained = lazy(
    async () => (await mustPolyCli(['explain', source('not-selections'), '--full'])).stdout,
  );

  it.each([
    'a comparison decides about m, but line 20 uses m in a different way, so the order of the iterations matters',
    'line 28 compares m and replaces it, but does not only remember the compared value: the order of the iterations matters',
    'a comparison decides about m, but line 54 uses at in a different way, so the order of the iterations matters',
    'a comparison decides about m, but line 142 uses m in a different way, so the order of the iterations matters',
  ])('are explained: %s', async (help) => {
    expect(await explained()).toContain(`help: ${help}\n`);
  });
});
