import { describe, expect, it } from 'vitest';
import { betweenBytes } from './measure/figures.js';
import { simulate } from './measure/on-simulator.js';
import { movedBytes } from './minimum.js';
import * as programs from './programs.js';

/*
 * What travels between devices (BBMM, table 5.1), on a machine whose devices are not linked, so that what
 * none of them wrote comes from the host: exact volumes and FOP are the least there can be, FO is as many
 * times that as tiles are wide.
 */

const settings = { target: 'sim', model: 'c2050-4', scale: 1, out: '' } as const;
const tile = 32;

interface Case {
  readonly program: programs.Program;
  readonly sizes: programs.Sizes;
  /** Whether every tile has its full width on 2 and 4 devices, in all iterations. */
  readonly wide: boolean;
  /** Elements to each other device beyond the least. */
  readonly more?: number;
}

const cases: readonly Case[] = [
  // Row 0 before the first iteration, which leaves it as it is (see minimum.ts).
  { program: programs.floyd, sizes: { N: 256 }, wide: false, more: 256 },
  { program: programs.lu, sizes: { N: 256 }, wide: false },
  { program: programs.fdtd2d, sizes: { NX: 384, NY: 101, TMAX: 9 }, wide: true },
  { program: programs.heat2d, sizes: { N: 386, TSTEPS: 9 }, wide: true },
  { program: programs.heat3d, sizes: { N: 130, TSTEPS: 4 }, wide: true },
];

async function moved({ program, sizes }: Case, devices: number, comm: 'exact' | 'fop' | 'fo') {
  const outcome = await simulate(settings, { program, sizes, devices, comm, tile });
  if (!outcome.ok) throw new Error(outcome.why);
  return betweenBytes(outcome.region);
}

function leastBetween({ program, sizes, more = 0 }: Case, devices: number): number {
  const minimum = program.minimum(sizes, devices);
  return movedBytes(minimum) + (devices - 1) * more * minimum.elementBytes;
}

describe.each(cases)('$program.name', (row) => {
  it.each([2, 3, 4])('moves no byte too many between %d devices', async (devices) => {
    const least = leastBetween(row, devices);
    const volumes = { exact: await moved(row, devices, 'exact'), fop: await moved(row, devices, 'fop') };
    expect(volumes).toEqual({ exact: least, fop: least });
  });
});

describe.each(cases.filter(({ wide }) => wide))('$program.name', (row) => {
  it.each([2, 4])('moves whole tiles between %d devices with FO', async (devices) => {
    const ratio = (await moved(row, devices, 'fo')) / leastBetween(row, devices);
    expect(ratio).toBeGreaterThan(tile - 0.1);
    expect(ratio).toBeLessThan(tile + 0.2);
  });
});
