import { expect, it } from 'vitest';
import { describeSizes, fdtd2d, heat3d, scaleSizes } from '../programs.js';
import { OVERLAP_COLUMNS, table44, table51, table52, table53 } from '../thesis/thesis.js';
import { geometricMean, programCalled, ratio } from './common.js';
import { growData } from './figure-4.6.js';
import { optionsOf } from './table-5.3.js';

it('knows every program of the thesis, with all of its sizes', () => {
  for (const { rows } of [table44, table51, table52, table53]) {
    for (const { program, sizes } of rows) {
      expect(programCalled(program).bytes(sizes), program).toBeGreaterThan(2 ** 26);
      expect(programCalled(program).minimum(sizes, 2).allocation, program).toHaveLength(2);
    }
  }
});

it('has the thesis’s tables in full', () => {
  expect(table44.rows).toHaveLength(8);
  expect(table51.rows.map(({ devices }) => devices.length)).toEqual([2, 2, 2, 2, 2]);
  expect(table52.rows.map(({ devices }) => devices.length)).toEqual([1, 1, 1]);
  for (const { devices } of table53.rows) {
    for (const each of devices) for (const column of OVERLAP_COLUMNS) expect(each[column]).toBeGreaterThan(0);
  }
  // Both tables have the same measurements of FOP and FO without overlap, except for heat3d.
  for (const { program, devices } of table51.rows.filter((row) => row.program !== 'heat3d')) {
    const other = table53.rows.find((row) => row.program === program)!.devices;
    expect(devices.map((each) => [each.fopSeconds, each.foSeconds])).toEqual(
      other.map((each) => [each.fop, each.fo]),
    );
  }
});

it('reads the thesis’s names of schemes', () => {
  expect(optionsOf('fo')).toEqual({ comm: 'fo', overlap: false, reorder: false });
  expect(optionsOf('fop-cc')).toEqual({ comm: 'fop', overlap: true, reorder: false });
  expect(optionsOf('exact-cctr')).toEqual({ comm: 'exact', overlap: true, reorder: true });
});

it('scales sizes, and keeps them usable', () => {
  expect(scaleSizes({ N: 10240, TSTEPS: 4096 }, 0.5)).toEqual({ N: 5120, TSTEPS: 2048 });
  expect(scaleSizes({ NX: 100, NY: 100, TMAX: 100 }, 0.01)).toEqual({ NX: 16, NY: 16, TMAX: 4 });
});

it('grows data with devices, in all dimensions', () => {
  const full = { NX: 1000, NY: 1000, TMAX: 20 };
  expect(growData(fdtd2d, full, 4)).toEqual({ NX: 2000, NY: 2000, TMAX: 20 });
  expect(growData(heat3d, { N: 100, TSTEPS: 5 }, 8)).toEqual({ N: 200, TSTEPS: 5 });
  expect(describeSizes(full)).toBe('NX=1000 NY=1000 TMAX=20');
});

it('has no ratio of what is not there', () => {
  expect(ratio(6, 3)).toBe(2);
  expect([ratio(null, 3), ratio(6, null), ratio(6, 0), ratio(undefined, 1)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(geometricMean([1, 4])).toBe(2);
  expect(geometricMean([])).toBeNull();
});
