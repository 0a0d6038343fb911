import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACEMENTS, placementEnvironment, placementName } from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { shortOrFull } from '../support/thoroughness.js';

const source = (name: string) => join(import.meta.dirname, 'reductions', `${name}.c`);

/** Around a chunk of 64 iterations, and with several. */
const SIZES = shortOrFull([1, 65, 1001], [1, 7, 63, 64, 65, 1001]);

/** Several chunks of the default size. */
const DEFAULT_PARTS = shortOrFull([], [39999]);

const PROGRAMS = [
  { name: 'integers', options: [], sizes: [0, ...SIZES], element: 'int', reductions: 17, regions: 11 },
  { name: 'floats', options: ['--reassociate'], sizes: SIZES, element: 'double', reductions: 8, regions: 8 },
] as const;

describe.each(PROGRAMS)('$name', ({ name, options, sizes, element, reductions, regions }) => {
  const sequential = lazy(async () => {
    const executable = join(scratchFolder(name), 'sequential');
    await mustRun('gcc', ['-O1', '-Wall', '-Wextra', '-Werror', source(name), '-o', executable, '-lm']);
    return executable;
  });
  const expected = async (size: number) => (await mustRun(await sequential(), [String(size)])).stdout;
  const recipe = lazy(
    async () => (await mustPolyCli(['explain', source(name), ...options, '--recipe'])).stdout,
  );
  const parallel = lazy(async () => {
    const executable = join(scratchFolder(name), 'parallel');
    await mustPolyCli(['build', source(name), '-o', executable, ...options]);
    return executable;
  });

  /** With the default recipe, edited to have chunks of few iterations and 8 lanes. */
  const inSmallParts = lazy(async () => {
    const folder = scratchFolder(name);
    const edited = (await recipe()).replaceAll(
      /reduce\((\S+), (\d+), (\S+), 32\)/g,
      (_, loop, chunk, lanes) => `reduce(${loop}, ${Number(chunk) >= 256 ? 64 : 8}, ${lanes}, 8)`,
    );
    const file = join(folder, 'small-parts.recipe');
    writeFileSync(file, edited);
    const executable = join(folder, 'in-small-parts');
    await mustPolyCli(['build', source(name), '-o', executable, ...options, '--recipe', file]);
    return executable;
  });

  it('is computed in parts', async () => {
    expect((await recipe()).match(/^ {2}reduce\(/gm)).toHaveLength(reductions);
  });

  describe.each(PLACEMENTS.map((placement) => [placementName(placement), placement] as const))(
    'on %s',
    (_name, placement) => {
      const env = placementEnvironment(placement);

      it.each(sizes)(
        'in small parts, has the results of the sequential program for %i elements',
        async (size) => {
          const stats = join(scratchFolder('stats'), 'stats.json');
          const args = [String(size)];
          const result = await runProcess(await inSmallParts(), args, {
            env: { ...env, BOXFLOW_STATS: stats },
          });
          expect(result).toMatchObject({ code: 0, signal: null, stderr: '' });
          expect(dumpDifference(await expected(size), result.stdout, element)).toBeNull();
          if (size < 1000) return;
          const shared = readStats(stats).regions.filter(({ devices }) =>
            devices.every(({ tiles }) => tiles > 0),
          );
          expect(shared.length).toBeGreaterThanOrEqual(regions);
        },
      );

      it.each(DEFAULT_PARTS)('in parts of the default size, too, for %i elements', async (size) => {
        const result = await runProcess(await parallel(), [String(size)], { env });
        expect(result).toMatchObject({ code: 0, signal: null, stderr: '' });
        expect(dumpDifference(await expected(size), result.stdout, element)).toBeNull();
      });
    },
  );
});

describe('with --fp-contract on', () => {
  const options = ['--reassociate', '--fp-contract', 'on'];

  it('the same sums are computed in parts, with the same result on all devices', async () => {
    const words = [source('floats'), ...options];
    const [recipe, plain] = await Promise.all(
      [words, words.slice(0, 2)].map((each) => mustPolyCli(['explain', ...each, '--recipe'])),
    );
    expect(recipe!.stdout).toBe(plain!.stdout);
    const executable = join(scratchFolder('contracted'), 'floats');
    await mustPolyCli(['build', ...words, '-o', executable]);
    const outputs = await Promise.all(
      PLACEMENTS.map((each) => mustRun(executable, ['1001'], { env: placementEnvironment(each) })),
    );
    for (const { stdout } of outputs) expect(stdout).toBe(outputs[0]!.stdout);
    const uncontracted = join(scratchFolder('uncontracted'), 'floats');
    await mustPolyCli(['build', ...words.slice(0, 2), '-o', uncontracted]);
    const env = placementEnvironment(PLACEMENTS[0]!);
    const { stdout } = await mustRun(uncontracted, ['1001'], { env });
    expect(outputs[0]!.stdout).not.toBe(stdout);
    expect(dumpDifference(stdout, outputs[0]!.stdout, 'double')).toBeNull();
  });
});

describe('without --reassociate', () => {
  const recipe = lazy(async () => (await mustPolyCli(['explain', source('floats'), '--recipe'])).stdout);

  it('sums of floating point are computed in the order of the program', async () => {
    expect((await recipe()).match(/^ {2}reduce\(.*\n {2}privatize\(.*/gm)).toEqual([
      expect.stringContaining('largest_part'),
    ]);
    const folder = scratchFolder('in-order');
    await mustRun('gcc', [
      '-O1',
      '-ffp-contract=off',
      source('floats'),
      '-o',
      join(folder, 'sequential'),
      '-lm',
    ]);
    await mustPolyCli(['build', source('floats'), '-o', join(folder, 'parallel')]);
    const expected = await mustRun(join(folder, 'sequential'), ['1001']);
    const env = placementEnvironment({ target: 'host', devices: 3 });
    expect((await mustRun(join(folder, 'parallel'), ['1001'], { env })).stdout).toBe(expected.stdout);
  });
});
