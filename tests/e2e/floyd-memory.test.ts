import { join } from 'node:path';
import type { RegionStats } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { buildProgram, placementEnvironment } from '../support/built-program.js';
import { floydInPieces } from '../support/floyd-in-pieces.js';
import { type ElementType, kernelProgram, programCase, type Sizes } from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { mustRun } from '../support/run-process.js';
import { link, readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';

const BYTES: Readonly<Record<ElementType, number>> = { double: 8, float: 4, int: 4 };

/** Runtimes round each piece of memory up to a multiple of this. */
const ALIGNMENT = 256;

/** The least cost of floyd's matrix at one size, whatever the runtime does. Lengths in rows or bytes. */
class Expected {
  readonly row: number;

  constructor(
    readonly rows: number,
    readonly element: ElementType,
    readonly devices: number,
  ) {
    this.row = rows * BYTES[element];
  }

  /** Even distribution: the least and the most rows that one device can have. */
  get share(): readonly [least: number, most: number] {
    return [Math.floor(this.rows / this.devices), Math.ceil(this.rows / this.devices)];
  }

  /** A device's rows in one piece, the row of this serial iteration, and the row of the next that is on its way. */
  get memory(): number {
    return roundUp(this.share[1] * this.row) + 2 * roundUp(this.row);
  }
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

/** And where the matrix is set: before the region, or in it, so that nothing of it is copied to the devices. */
const programs = [
  ['floyd-warshall-vla', 'before'],
  ['floyd-warshall-global', 'before'],
  ['floyd-warshall-heap', 'inside'],
] as const;
const choices = [
  ['double', 2],
  ['double', 4],
  ['int', 7],
] as const;

describe.each(programs)('%s, set %s the region', (name, set) => {
  describe.each([
    ['a size that divides evenly', { N: 84 }],
    ['a size that does not', { N: 61 }],
  ])('%s', (_what, sizes) => {
    it.each(choices)(
      '%s on %i devices: rows stay, and one row crosses a link per iteration',
      async (element, devices) => {
        const region = await floydStats(name, sizes, element, devices);
        const expected = new Expected(sizes.N, element, devices);
        expect(region.devices).toHaveLength(devices);
        for (const device of region.devices) expect(device.peakBytes).toBeLessThanOrEqual(expected.memory);
        expectRowsCross(region, expected, set === 'before');
      },
    );
  });
});

it('takes little more than a quarter of the matrix on each of four devices', async () => {
  const region = await floydStats('floyd-warshall-vla', { N: 256 }, 'double', 4);
  const whole = 256 * 256 * 8;
  for (const { peakBytes, arrays } of region.devices) {
    expect(peakBytes).toBeLessThan(0.27 * whole);
    expect(arrays.map((array) => array.name)).toEqual(['path']);
  }
});

/**
 * Row k is needed by everyone in iteration k and is on one device. So over all iterations a link carries the rows of
 * the device it comes from, each once; and each device's own rows go to the host once and, if they are `liveIn`,
 * come from there.
 */
function expectRowsCross(region: RegionStats, expected: Expected, liveIn: boolean): void {
  const owned = region.devices.map((_device, index) => link(region, index, 'host').bytes / expected.row);
  expect(owned.reduce((sum, rows) => sum + rows, 0)).toBe(expected.rows);
  for (const [from, rows] of owned.entries()) {
    expect(expected.share).toContain(rows);
    expect(link(region, 'host', from).bytes).toBe(liveIn ? rows * expected.row : 0);
    for (const to of owned.keys()) {
      const { bytes, copies } = link(region, from, to);
      const crossing = from === to ? 0 : rows;
      expect({ from, to, bytes, copies }).toEqual({
        from,
        to,
        bytes: crossing * expected.row,
        copies: crossing,
      });
    }
  }
}

const builds = new Map<string, () => Promise<string>>();

/** Builds once per program, size and type. */
function floydExecutable(name: string, sizes: Sizes, element: ElementType): Promise<string> {
  const key = `${name} ${JSON.stringify(sizes)} ${element}`;
  const build =
    builds.get(key) ??
    lazy(() =>
      buildProgram({ ...programCase(kernelProgram(name), 'even', element), sizes }, recipeOptions(name)),
    );
  builds.set(key, build);
  return build();
}

function recipeOptions(name: string): readonly string[] {
  const initialisation = ['distribute(S0.i)', 'threads(S0.i, S0.j)'];
  const recipe =
    name === 'floyd-warshall-heap'
      ? floydInPieces('scop0', 'S1', initialisation)
      : floydInPieces(name === 'floyd-warshall-vla' ? 'scop1' : 'scop0');
  return ['--recipe', recipe];
}

async function floydStats(
  name: string,
  sizes: Sizes,
  element: ElementType,
  devices: number,
): Promise<RegionStats> {
  const stats = join(scratchFolder('stats'), 'stats of floyd.json');
  await mustRun(await floydExecutable(name, sizes, element), [], {
    // Data that its initialisation leaves on the devices would hide how much the kernel needs by itself.
    env: { ...placementEnvironment({ target: 'host', devices }), BOXFLOW_KEEP: '0', BOXFLOW_STATS: stats },
  });
  const { target, regions } = readStats(stats);
  expect(target).toBe('host');
  // Its initialisation may be a region of its own.
  const region = regions.at(-1);
  if (region === undefined) throw new Error('no region ran');
  return region;
}
