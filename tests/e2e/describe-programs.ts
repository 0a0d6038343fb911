import { join } from 'node:path';
import type { RunStats } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import {
  buildProgram,
  PLACEMENTS,
  type Placement,
  placementEnvironment,
  placementName,
  placements,
} from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import {
  type DataSet,
  dataSetCase,
  type ElementType,
  hasDataSets,
  KERNEL_PROGRAMS,
  type KernelProgram,
  liveOutCount,
  type ProgramCase,
  programCase,
  smallCase,
} from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';
import { everything, shortOrFull } from '../support/thoroughness.js';

/** Sizes at which there may be fewer tiles than devices. */
const LITTLE_WORK: readonly string[] = ['tiny', 'one'];

/** For a size that a test chose. There are many data sets, which go to the usual placements. */
const SIZE_PLACEMENTS = shortOrFull(PLACEMENTS, placements([1, 2, 3, 4, 7], [1, 4]));

/** The programs that the short run builds for all element types and at all sizes. */
const ALL_CASES = ['floyd-warshall-vla', 'heat-2d', 'fdtd-2d-vla', 'mvt-heap', '2mm-vla', 'matmul'];

/**
 * Every program of the given definitions, built once per size and element type and run on every placement, must print
 * what the sequential program prints.
 */
export function describePrograms(definitions: readonly string[]): void {
  const programs = KERNEL_PROGRAMS.filter(({ definition }) => definitions.includes(definition));
  for (const program of programs) {
    describe(program.program, () => {
      for (const chosen of sizeCases(program)) describeCase(chosen, SIZE_PLACEMENTS);
      for (const chosen of dataSetCases(program)) describeCase(chosen, PLACEMENTS);
    });
  }
}

/**
 * Doubles at every kind of size; integers and floats if the work does not divide evenly, and if there is little.
 * A program that is not for all types is tested with its first one in place of the others. The short run has one case
 * for most programs.
 */
function sizeCases(program: KernelProgram): readonly ProgramCase[] {
  if (hasDataSets(program)) return [];
  if (!everything && !ALL_CASES.includes(program.program)) return [smallCase(program)];
  const smallest = 'one' in program.sizes ? 'one' : 'empty';
  const choices: readonly (readonly [size: string, element: ElementType])[] = [
    ['even', 'double'],
    ['odd', 'double'],
    ['odd', 'int'],
    ['odd', 'float'],
    ['tiny', 'double'],
    ['tiny', 'int'],
    [smallest, 'float'],
  ];
  const possible = choices.map(
    ([size, element]) =>
      [size, program.elementTypes.includes(element) ? element : program.elementTypes[0]!] as const,
  );
  const distinct = new Map(possible.map((choice) => [choice.join(' '), choice]));
  return [...distinct.values()].map(([size, element]) => programCase(program, size, element));
}

function dataSetCases(program: KernelProgram): readonly ProgramCase[] {
  if (!hasDataSets(program)) return [];
  return shortOrFull<readonly DataSet[]>(['MINI'], ['MINI', 'SMALL']).map((dataSet) =>
    dataSetCase(program, dataSet),
  );
}

function describeCase(chosen: ProgramCase, on: readonly Placement[]): void {
  const macros = Object.entries(chosen.sizes).map(([name, value]) => `${name}=${value}`);
  describe(`${chosen.size} size (${macros.join(', ')}) of ${chosen.element}`, () => {
    const expected = lazy(() => sequentialDump(chosen));
    const executable = lazy(() => buildProgram(chosen));

    it('prints all its live-out elements when it runs sequentially', async () => {
      expect((await expected()).split('\n')).toHaveLength(liveOutCount(chosen) + 1);
    });

    it.each(on.map((placement) => [placementName(placement), placement] as const))(
      'is the same on %s',
      async (_name, placement) => {
        const stats = join(scratchFolder('stats'), 'stats.json');
        const result = await runProcess(await executable(), ['--dump'], {
          env: { ...placementEnvironment(placement), BOXFLOW_STATS: stats },
        });
        expect(result).toMatchObject({ code: 0, signal: null, stderr: '' });
        expect(dumpDifference(await expected(), result.stdout, chosen.element)).toBeNull();
        if (chosen.size !== 'empty' && chosen.program.sequentialFor === undefined)
          expectWorkOnDevices(readStats(stats), placement, chosen);
      },
    );
  });
}

/** A program that fell back to its sequential code would be right as well. */
function expectWorkOnDevices(stats: RunStats, placement: Placement, chosen: ProgramCase): void {
  const tiles = (device: number) =>
    stats.regions.reduce((sum, region) => sum + (region.devices[device]?.tiles ?? 0), 0);
  const working = stats.devices.filter((_device, index) => tiles(index) > 0).length;
  expect(stats.target).toBe(placement.target);
  expect(stats.devices).toHaveLength(placement.devices);
  if (LITTLE_WORK.includes(chosen.size)) expect(working).toBeGreaterThan(0);
  else expect(working).toBe(placement.devices);
}
