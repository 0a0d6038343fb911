import { join } from 'node:path';
import type { RegionStats } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { root } from '../support/paths.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';

/*
 * What each device allocates for each array at most, in boxes, worked out by hand from the programs' definitions: its
 * block of the distributed iterations, and what lies beside it (BBMM, figure 4.7). Each box is a buffer of its own,
 * unless it overlaps another one so much that their hull is no larger than the two.
 */

const devices = 3;
/** Memory is given in pieces of so many bytes. */
const granule = 256;

interface Block {
  readonly lo: number;
  readonly hi: number;
  readonly device: number;
}

/** Rows and columns, or any other numbers to multiply. */
type Extents = readonly number[];

interface Case {
  readonly program: string;
  readonly defines: Readonly<Record<string, number>>;
  readonly region: string;
  readonly elementBytes: number;
  /** Iterations of the loop that is distributed. */
  readonly range: readonly [number, number];
  readonly arrays: (block: Block) => Readonly<Record<string, readonly Extents[]>>;
  /** There may be one box more: what is read from others arrives while what was read before it is still in use. */
  readonly arriving?: Extents;
  /** A box of the region before in each block of its loop. The first box may get its memory, if that is a little larger. */
  readonly earlier?: { readonly range: readonly [number, number]; readonly box: (block: Block) => Extents };
}

const n = 61;
const columns = 53;
const volume = 19;
const fdtdSteps = 70;

const cases: readonly Case[] = [
  {
    program: 'floyd-warshall/floyd-warshall.c',
    defines: { N: n },
    region: 'scop1',
    elementBytes: 4,
    range: [0, n],
    // Row k is in a copy of its own.
    arrays: ({ lo, hi }) => ({ path: [[hi - lo, n]] }),
    arriving: [1, n],
  },
  {
    program: 'heat-2d/heat-2d.c',
    defines: { N: n, TSTEPS: 5 },
    region: 'scop0',
    elementBytes: 8,
    range: [1, n - 1],
    arrays: ({ lo, hi }) => ({
      A: [
        [hi - lo + 2, n],
        [hi - lo + 2, n],
      ],
    }),
  },
  {
    program: 'heat-3d/heat-3d-pochoir.c',
    defines: { N: volume, TSTEPS: 5 },
    region: 'scop0',
    elementBytes: 8,
    range: [1, volume - 1],
    arrays: ({ lo, hi }) => ({ A: [[2, hi - lo + 2, volume, volume]] }),
  },
  {
    program: 'fdtd-2d/fdtd-2d.c',
    defines: { NX: n, NY: columns, TMAX: fdtdSteps },
    region: 'scop0',
    elementBytes: 8,
    range: [0, n],
    arrays: ({ lo, hi }) => ({
      ex: [[hi - lo, columns]],
      // Row 0 is set by a loop of its own over the columns, which runs where the first block is.
      ey: [[hi - lo + (hi === n ? 0 : 1), columns]],
      hz: [[hi - lo + (lo === 0 ? 0 : 1), columns]],
      // Each time step reads one element.
      _fict_: lo === 0 ? [[fdtdSteps]] : [],
    }),
  },
  {
    program: 'lu/lu.c',
    defines: { N: n },
    region: 'scop1',
    elementBytes: 8,
    range: [1, n],
    arrays: ({ lo, hi }) => ({
      // The pivot's row without the pivot, and the pivot.
      A: [
        [hi - lo, n],
        [1, n - 1],
        [1, 1],
      ],
    }),
    arriving: [1, n - 1],
    // The initialisation leaves the memory of its blocks of B.
    earlier: { range: [0, n], box: ({ lo, hi }) => [hi - lo, n] },
  },
  {
    program: 'mvt/mvt.c',
    defines: { N: n },
    region: 'scop1',
    elementBytes: 8,
    range: [0, n],
    arrays: ({ lo, hi }) => ({
      // Its rows in one product and its columns in the other; the hull of both would be the whole of A.
      A: [
        [hi - lo, n],
        [n, hi - lo],
      ],
      x1: [[hi - lo]],
      x2: [[hi - lo]],
      y_1: [[n]],
      y_2: [[n]],
    }),
  },
  {
    program: 'blackscholes/blackscholes.c',
    defines: { OPTIONS: 1001 },
    region: 'scop0',
    elementBytes: 4,
    range: [0, 1001],
    arrays: ({ lo, hi }) => {
      const own = [[hi - lo]];
      return { price: own, strike: own, years: own, call: own, put: own };
    },
  },
];

it.each(cases)('$program: a device holds its blocks and what lies beside them', async (row) => {
  const region = await simulated(row);
  for (const block of blocks(row.range)) {
    const allocated = Object.fromEntries(
      region.devices[block.device]?.arrays.map(({ name, peakBytes }) => [name, peakBytes]) ?? [],
    );
    for (const [array, boxes] of Object.entries(row.arrays(block))) {
      const wanted = sum(boxes.map((box) => bytes(box, row.elementBytes)));
      const arriving = row.arriving ? bytes(row.arriving, row.elementBytes) : 0;
      const most = wanted + arriving + largerMemory(row, block, boxes[0]);
      const what = `${array} on device ${block.device}`;
      expect(allocated[array], what).toBeGreaterThanOrEqual(wanted);
      expect(allocated[array], what).toBeLessThanOrEqual(most);
    }
  }
});

/** Returns by how many bytes the memory that an earlier region leaves on the block's device is larger than a box. */
function largerMemory({ earlier, elementBytes }: Case, { device }: Block, box: Extents | undefined): number {
  const before = earlier && blocks(earlier.range).find((each) => each.device === device);
  if (!before || !box) return 0;
  return Math.max(0, bytes(earlier.box(before), elementBytes) - bytes(box, elementBytes));
}

async function simulated({ program, defines, region }: Case): Promise<RegionStats> {
  const stats = join(scratchFolder('allocation'), 'stats.json');
  const file = join(root, 'benchmarks', 'kernels', program);
  const sizes = Object.entries(defines).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const options = ['--no-keep', '--target', 'sim', '--devices', String(devices), '--stats', stats];
  await mustPolyCli(['run', file, ...options, ...sizes]);
  const found = readStats(stats).regions.find(({ name }) => name === region);
  if (!found) throw new Error(`${program} has no region ${region}`);
  return found;
}

function blocks([lo, hi]: readonly [number, number]): Block[] {
  const cut = (device: number) => lo + Math.floor(((hi - lo) * device) / devices);
  return Array.from({ length: devices }, (_, device) => ({ lo: cut(device), hi: cut(device + 1), device }));
}

function bytes(extents: Extents, elementBytes: number): number {
  const size = extents.reduce((product, extent) => product * extent, elementBytes);
  return Math.ceil(size / granule) * granule;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
