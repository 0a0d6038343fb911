import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { shortOrFull } from '../support/thoroughness.js';

/** Programs below `memory/`, and how many of their regions run on devices. */
const PROGRAMS: readonly (readonly [name: string, regions: number])[] = [
  ['linearised', 6],
  ['constant-rows', 4],
  ['pointers', 3],
  ['structs', 3],
  ['whole-structs', 5],
];

const SIZES = shortOrFull([13], [1, 2, 13]);

describe.each(PROGRAMS)('%s.c', (name, regions) => {
  const file = join(import.meta.dirname, 'memory', `${name}.c`);

  describe.each(SIZES)('with N=%i', (size) => {
    const expected = lazy(async () => {
      const executable = join(scratchFolder(`sequential-${name}`), name);
      const warnings = [
        '-Wall',
        '-Wextra',
        '-Wno-unknown-pragmas',
        '-Werror',
        '-fsanitize=address,undefined',
      ];
      await mustRun('gcc', ['-O1', ...warnings, `-DN=${size}`, file, '-o', executable]);
      return (await mustRun(executable, [])).stdout;
    });
    const executable = lazy(async () => {
      const built = join(scratchFolder(`built-${name}`), name);
      await mustPolyCli(['build', file, `-DN=${size}`, '-o', built]);
      return built;
    });

    it.each([1, 3, 4])('prints what the sequential program prints, on %i devices', async (devices) => {
      const stats = join(scratchFolder('stats'), 'stats.json');
      const result = await runProcess(await executable(), [], {
        env: { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: String(devices), BOXFLOW_STATS: stats },
      });
      expect(result).toEqual({ code: 0, signal: null, stdout: await expected(), stderr: '' });
      expect(readStats(stats).regions).toHaveLength(regions);
      if (size > 2) for (const region of readStats(stats).regions) expectAllWork(region.devices);
    });
  });
});

it('what one device has no room for is cut by columns, too, where the length of rows is known', async () => {
  const file = join(import.meta.dirname, 'memory', 'constant-rows.c');
  const folder = scratchFolder('rows-that-are-cut');
  await mustRun('gcc', ['-O1', '-DN=60', file, '-o', join(folder, 'sequential')]);
  await mustPolyCli(['build', file, '-DN=60', '-o', join(folder, 'program')]);
  const matrix = 60 * 60 * 8;
  const result = await runProcess(join(folder, 'program'), [], {
    env: { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: '2', BOXFLOW_MEMORY_LIMIT: String(matrix) },
  });
  const { stdout } = await mustRun(join(folder, 'sequential'), []);
  expect(result).toMatchObject({ code: 0, stdout });
});

/** A region that ran as one tile would be right as well. */
function expectAllWork(devices: readonly { readonly tiles: number }[]): void {
  for (const { tiles } of devices) expect(tiles).toBeGreaterThan(0);
}
