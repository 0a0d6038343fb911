import { join } from 'node:path';
import { allocatedBytes, floyd, heat2d } from '@boxflow/benchmarks/minimum';
import type { RunStats } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { buildProgram, placementEnvironment } from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import { floydInPieces } from '../support/floyd-in-pieces.js';
import { kernelProgram, programCase, type Sizes, smallCase } from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';

const DEVICES = 4;
const DOUBLE = 8;

/** Runtimes round each piece of memory up to a multiple of this. */
const GRANULE = 256;

type Policy = RunStats['boxes'];
const POLICIES = ['merge', 'disjoint', 'convex'] as const;

function builtWith(
  name: string,
  sizes: Sizes,
  options: () => readonly string[] = () => [],
): (policy: Policy) => Promise<RunStats> {
  const executable = lazy(() =>
    buildProgram({ ...programCase(kernelProgram(name), 'even', 'double'), sizes }, options()),
  );
  return async (policy) => {
    const file = join(scratchFolder(`box-policies-${name}`), 'stats.json');
    const env = {
      ...placementEnvironment({ target: 'host', devices: DEVICES }),
      BOXFLOW_BOXES: policy,
      BOXFLOW_KEEP: '0',
      BOXFLOW_SHADOW: '1',
      BOXFLOW_STATS: file,
    };
    await mustRun(await executable(), [], { env });
    return readStats(file);
  };
}

function peaks(stats: RunStats): number[] {
  return stats.regions.at(-1)!.devices.map(({ peakBytes }) => peakBytes);
}

function splitLaunches(stats: RunStats): number {
  return stats.regions
    .flatMap(({ devices }) => devices)
    .reduce((sum, device) => sum + device.splitLaunches, 0);
}

describe('floyd, whose rows are whole granules', () => {
  const n = 64;
  const row = n * DOUBLE;
  const least = allocatedBytes(floyd(n, DEVICES, DOUBLE));
  const run = builtWith('floyd-warshall-vla', { N: n }, () => ['--recipe', floydInPieces('scop1')]);

  it('disjoint boxes take the least that there is, and one row that is on its way', async () => {
    const stats = await run('disjoint');
    expect(stats.boxes).toBe('disjoint');
    for (const [device, bytes] of peaks(stats).entries()) {
      expect([least[device], least[device]! + row]).toContain(bytes);
    }
    // Row k and a device's own rows are different boxes of different views.
    expect(splitLaunches(stats)).toBe(0);
  });

  it('one hull takes all of the matrix on each device, as in figure 4.7 of BBMM', async () => {
    const stats = await run('convex');
    expect(stats.boxes).toBe('convex');
    for (const bytes of peaks(stats)) {
      expect(bytes).toBeGreaterThanOrEqual(n * row);
      expect(bytes).toBeLessThanOrEqual((n + 1) * row);
    }
  });
});

describe('heat-2d', () => {
  const n = 66;
  const steps = 6;
  const least = allocatedBytes(heat2d(n, steps, DEVICES));
  const run = builtWith('heat-2d', { N: n, TSTEPS: steps });
  // The plan has one box for the five points of a level: with the ends of the rows beside a block.
  const corners = 2 * 4 * DOUBLE;

  it('disjoint boxes take the least that is possible, except for corners', async () => {
    const stats = await run('disjoint');
    // For each level, the block and the boxes beside it are rounded.
    const rounding = 2 * 3 * GRANULE;
    for (const [device, bytes] of peaks(stats).entries()) {
      expect(bytes).toBeGreaterThanOrEqual(least[device]! + corners);
      expect(bytes).toBeLessThanOrEqual(least[device]! + corners + rounding);
    }
    // There is room for both levels from the start, in one box without gaps.
    expect(splitLaunches(stats)).toBe(0);
  });

  it('merged boxes take one piece of memory for each level, and are never split', async () => {
    const merged = await run('merge');
    expect(splitLaunches(merged)).toBe(0);
    for (const [device, bytes] of peaks(merged).entries()) {
      expect(bytes).toBeGreaterThanOrEqual(least[device]! + corners);
      expect(bytes).toBeLessThanOrEqual(least[device]! + corners + 2 * GRANULE);
    }
  });
});

/** `splits`: whether disjoint boxes leave a tile's view in several buffers. The boxes of heat-2d have room from the start. */
const OPENCL_PROGRAMS = [
  { name: 'heat-2d', splits: false },
  { name: 'fdtd-2d-vla', splits: true },
  { name: 'cholesky', splits: true },
] as const;

describe.each(OPENCL_PROGRAMS)('$name on OpenCL devices', ({ name, splits }) => {
  const chosen = smallCase(kernelProgram(name));
  const executable = lazy(() => buildProgram(chosen));
  const expected = lazy(() => sequentialDump(chosen));

  it.each(POLICIES)('is computed right with %s boxes', async (policy) => {
    const file = join(scratchFolder(`box-policies-opencl-${name}`), 'stats.json');
    const env = {
      ...placementEnvironment({ target: 'opencl', devices: DEVICES }),
      BOXFLOW_BOXES: policy,
      BOXFLOW_TILE: '3',
      BOXFLOW_STATS: file,
    };
    const result = await runProcess(await executable(), ['--dump'], { env });
    expect(result).toMatchObject({ code: 0, signal: null, stderr: '' });
    expect(dumpDifference(await expected(), result.stdout, chosen.element)).toBeNull();
    expect(splitLaunches(readStats(file)) > 0).toBe(splits && policy === 'disjoint');
  });
});
