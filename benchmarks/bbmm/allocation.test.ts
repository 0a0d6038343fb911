import { expect, it } from 'vitest';
import { simulate } from './measure/on-simulator.js';
import { allocatedBytes } from './minimum.js';
import * as programs from './programs.js';

/*
 * With disjoint boxes every device allocates exactly what it needs, for all programs of the thesis (BBMM,
 * figure 4.7), at odd sizes and whatever the width of tiles.
 */

const settings = { target: 'sim', model: 'c2050-4', scale: 1, out: '' } as const;
/** Memory is given in pieces of so many bytes, and no array of a device is in more boxes. */
const granule = 256;
const mostBoxes = 8;

interface Case {
  readonly program: programs.Program;
  readonly sizes: programs.Sizes;
  /** Elements beyond the least. */
  readonly more?: number;
}

/** The row that arrives while the one before it is still in use. */
const arriving = 1021;
/** A row and a column, as they are before a step and after it. */
const copies = 4 * 1021;
/** The edges of both cubes: without them a view would be in more boxes than a kernel chooses from. */
const edges = 2 * 12 * 97;

const cases: readonly Case[] = [
  { program: programs.floyd, sizes: { N: 1021 }, more: copies },
  { program: programs.heat2d, sizes: { N: 1021, TSTEPS: 5 } },
  { program: programs.fdtd2d, sizes: { NX: 1021, NY: 907, TMAX: 5 } },
  { program: programs.heat3d, sizes: { N: 97, TSTEPS: 3 }, more: edges },
  { program: programs.lu, sizes: { N: 1021 }, more: arriving },
  { program: programs.adi, sizes: { N: 1021, TSTEPS: 3 } },
  { program: programs.mvt, sizes: { N: 1021 } },
  { program: programs.blackscholes, sizes: { OPTIONS: 1_000_003 } },
];

it.each(cases)('$program.name: disjoint boxes take the least memory there can be', async (row) => {
  const { program, sizes, more = 0 } = row;
  for (const devices of [1, 2, 3, 4]) {
    for (const tile of [undefined, 100]) {
      const options = { devices, boxes: 'disjoint', ...(tile && { tile }) } as const;
      const outcome = await simulate(settings, { program, sizes, ...options });
      if (!outcome.ok) throw new Error(outcome.why);
      const minimum = program.minimum(sizes, devices);
      for (const [device, least] of allocatedBytes(minimum).entries()) {
        const stats = outcome.region.devices[device]!;
        const what = `device ${device} of ${devices}, tile ${tile ?? 'auto'}`;
        const spare = granule * mostBoxes * stats.arrays.length + minimum.elementBytes * more;
        expect(stats.peakBytes, what).toBeGreaterThanOrEqual(least);
        expect(stats.peakBytes, what).toBeLessThanOrEqual(least + spare);
      }
    }
  }
});
