import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildProgram, type Placement, placementEnvironment } from '../support/built-program.js';
import { defineOptions, kernelProgram, programCase } from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { countsOf, readTrace, sumOf, tracedCounts } from '../support/run-trace.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';
import { withoutShortMemory } from '../support/short-memory.js';

const PROGRAMS = ['floyd-warshall-vla', 'jacobi-2d-global', 'fdtd-2d-vla', 'mvt-heap'];

interface Setting {
  readonly on: string;
  readonly placement: Placement;
  readonly memoryLimit?: number;
}

/** With enough memory, and with little. */
const SETTINGS: readonly Setting[] = [
  { on: 'three host devices', placement: { target: 'host', devices: 3 } },
  {
    on: 'two host devices with little memory',
    placement: { target: 'host', devices: 2 },
    memoryLimit: 6000,
  },
  { on: 'two OpenCL devices', placement: { target: 'opencl', devices: 2 } },
];

describe('a trace', () => {
  describe.each(PROGRAMS)('of %s', (name) => {
    const chosen = programCase(kernelProgram(name), 'odd', 'double');
    const executable = lazy(() => buildProgram(chosen));

    it.each(SETTINGS)('on $on says what the statistics count', async ({ placement, memoryLimit }) => {
      const folder = scratchFolder('trace');
      const [trace, stats] = [join(folder, 'trace.json'), join(folder, 'stats.json')];
      const result = await mustRun(await executable(), ['--dump'], {
        env: {
          ...placementEnvironment(placement),
          ...(memoryLimit === undefined ? {} : { BOXFLOW_MEMORY_LIMIT: String(memoryLimit) }),
          BOXFLOW_TRACE: trace,
          BOXFLOW_STATS: stats,
        },
      });
      expect(withoutShortMemory(result.stderr)).toBe('');
      expect(result.stdout).toBe(await sequentialDump(chosen));
      const [traced, counted] = [readTrace(trace), readStats(stats)];
      expect(tracedCounts(traced)).toEqual(countsOf(counted));
      const counts = countsOf(counted);
      if (memoryLimit !== undefined) expect(counts.evictions! + counts.splits!).toBeGreaterThan(0);
      for (const { times } of counted.regions) {
        expect(times.managementNs + times.issueNs + times.allocationNs + times.waitNs).toBe(times.totalNs);
        expect(times.managementNs).toBeGreaterThan(0);
      }
    });
  });

  it('has an arrow to each row that floyd sends', async () => {
    const chosen = programCase(kernelProgram('floyd-warshall-vla'), 'odd', 'double');
    const file = join(scratchFolder('trace'), 'a trace.json');
    const options = ['--target', 'host', '--devices', '3', '--trace', file, ...defineOptions(chosen)];
    await mustPolyCli(['run', chosen.program.file, ...options]);
    const trace = readTrace(file);
    const sent = sumOf(trace, 'copy', 'flow-out').events;
    expect(sent).toBeGreaterThan(0);
    expect(sumOf(trace, 'flow').events).toBe(2 * sent);
  });

  it('of a run that fails is whole, and says why', async () => {
    const chosen = programCase(kernelProgram('mvt-heap'), 'odd', 'double');
    const file = join(scratchFolder('trace'), 'trace.json');
    const result = await runProcess(await buildProgram(chosen), [], {
      env: {
        ...placementEnvironment({ target: 'host', devices: 2 }),
        BOXFLOW_MEMORY_LIMIT: '1000',
        BOXFLOW_TRACE: file,
      },
    });
    expect(result.code).toBe(1);
    const { traceEvents } = readTrace(file);
    const errors = traceEvents.flatMap((event) =>
      event.name === 'error' && 'args' in event ? [event.args] : [],
    );
    expect(errors).toEqual([expect.objectContaining({ code: 'BF5020' })]);
  });

  it('that cannot be written stops the program before it starts', async () => {
    const chosen = programCase(kernelProgram('mvt-heap'), 'odd', 'double');
    const result = await runProcess(await buildProgram(chosen), ['--dump'], {
      env: { BOXFLOW_TRACE: '/no such folder/trace.json' },
    });
    expect(result).toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'error BF5036: cannot write the trace to /no such folder/trace.json: No such file or directory\n' +
        '  hint: choose another place (--trace, BOXFLOW_TRACE)\n',
    });
  });
});
