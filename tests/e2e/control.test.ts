import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';

/** Programs below `control/`, which print one number that depends on all that they compute. */
const PROGRAMS = [
  'expressions',
  'inlined-values',
  'inlined-pointers',
  'jumps',
  'nested-jumps',
  'blocks',
  'time-levels',
  'ends',
  'data-conditions',
  'matrices',
  'serial-loops',
  'names',
  'struct-values',
];

describe.each(PROGRAMS)('%s.c', (name) => {
  const file = join(import.meta.dirname, 'control', `${name}.c`);
  const expected = lazy(async () => {
    const executable = join(scratchFolder(`sequential-${name}`), name);
    await mustRun('gcc', ['-O1', file, '-o', executable, '-lm']);
    return (await mustRun(executable, [])).stdout;
  });
  const executable = lazy(async () => {
    const built = join(scratchFolder(`built-${name}`), name);
    await mustPolyCli(['build', file, '-o', built]);
    return built;
  });

  it.each([1, 3, 4])('prints what the sequential program prints, on %i devices', async (devices) => {
    const stats = join(scratchFolder('stats'), 'stats.json');
    const result = await runProcess(await executable(), [], {
      env: { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: String(devices), BOXFLOW_STATS: stats },
    });
    expect(result).toEqual({ code: 0, signal: null, stdout: await expected(), stderr: '' });
    const shared = readStats(stats).regions.filter((region) =>
      region.devices.every(({ tiles }) => tiles > 0),
    );
    expect(shared.length).toBeGreaterThan(0);
  });
});
