import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchesOf, type TracedLaunch, tracedRun } from '@boxflow/frontend-cuda/testing';
import { type ArrayDecomposition, evaluateIntExpr, GRID_DIMENSIONS } from '@boxflow/ir';
import { decomposeKernel } from '@boxflow/poly';
import { corpus } from '@boxflow/ptx/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxflow-walks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const everything = process.env.BOXFLOW_TEST_ALL === '1';
const FEW = ['stencil3D', 'fft1D', 'transpose', 'sort_merge_global', 'memory'];
const programs = corpus().filter(({ name, level }) => everything || (level === 1 && FEW.includes(name)));

/** Returns the places that blocks use in each dimension of an array, by the block's number in the grid dimension that walks it. */
function placesOf(
  launch: TracedLaunch,
  { array, dimensions }: ArrayDecomposition,
): Map<number, [number, number]>[] {
  const pitches = dimensions.map(({ pitch }) => evaluateIntExpr(pitch, launch.values));
  const places = dimensions.map(() => new Map<number, [number, number]>());
  for (const { access, address, block } of launch.accesses) {
    if (launch.kernel.accesses[access]!.array !== array) continue;
    let rest = address - launch.values.get(`array ${array}`)!;
    for (const [i, { walk }] of dimensions.entries()) {
      const place = Math.floor(rest / pitches[i]!);
      rest -= place * pitches[i]!;
      if (walk === null) continue;
      const number = block[GRID_DIMENSIONS.indexOf(walk.grid)]!;
      const [least, most] = places[i]!.get(number) ?? [place, place];
      places[i]!.set(number, [Math.min(least, place), Math.max(most, place)]);
    }
  }
  return places;
}

describe('dimensions that blocks walk', { timeout: 180_000 }, () => {
  it.each(programs)(
    'are intervals in the order of the blocks in a run of $name at -O$level',
    async (program) => {
      let intervals = 0;
      for (const launch of launchesOf(await tracedRun(program, folder))) {
        for (const array of decomposeKernel(launch.kernel).arrays) {
          const places = placesOf(launch, array);
          for (const [i, { walk }] of array.dimensions.entries()) {
            if (walk === null || walk.kind !== 'BLOCK' || walk.regridded) continue;
            const sorted = [...places[i]!].sort(([a], [b]) => a - b).map(([, range]) => range);
            intervals += sorted.length;
            for (const end of [0, 1]) {
              const ends = sorted.map((range) => range[end]!);
              expect(ends, `${array.label}, dimension ${i}`).toEqual([...ends].sort((a, b) => a - b));
            }
          }
        }
      }
      if (FEW.includes(program.name)) expect(intervals).toBeGreaterThan(0);
    },
  );
});
