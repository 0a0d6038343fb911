import { describe, expect, it } from 'vitest';
import { type Chart, columnsDrawn, pivot, thesisMark } from './pivot.js';

const rows = [
  { program: 'floyd', devices: 1, comm: '', ours: 0, thesis: null },
  { program: 'floyd', devices: 2, comm: 'fo', ours: 4, thesis: 5 },
  { program: 'floyd', devices: 4, comm: 'fo', ours: 2, thesis: null },
  { program: 'floyd', devices: 4, comm: 'fop', ours: 1, thesis: null },
];
const chart: Chart = {
  title: 'seconds by devices',
  kind: 'bar',
  unit: 's',
  category: ['program', 'devices'],
  series: ['comm'],
  values: ['ours'],
};

describe('values of charts', () => {
  it('are by series and category, with a mark for each', () => {
    expect(
      pivot({ ...chart, marks: [thesisMark('thesis')], where: ({ comm }) => comm !== '' }, rows),
    ).toEqual({
      categories: ['floyd\n2', 'floyd\n4'],
      series: [
        { name: 'fo', data: [4, 2], marks: [[5, null]] },
        { name: 'fop', data: [null, 1], marks: [[null, null]] },
      ],
    });
  });

  it('have a series for each value column, without those that have no number', () => {
    const several: Chart = { ...chart, category: ['devices'], values: ['ours', 'missing'] };
    expect(pivot(several, rows).series.map(({ name }) => name)).toEqual(['ours', 'fo ours', 'fop ours']);
    expect(columnsDrawn([several])).toEqual(['ours', 'missing']);
  });

  it('are of series that name the columns of numbers', () => {
    const byTwo: Chart = { ...chart, category: ['comm'], series: ['program', 'devices'] };
    expect(pivot(byTwo, rows).series.map(({ name }) => name)).toEqual(
      [1, 2, 4].map((devices) => `floyd devices=${devices}`),
    );
  });

  it('leave out series and categories that a logarithmic axis cannot show', () => {
    const { categories, series } = pivot({ ...chart, logarithmic: true }, rows);
    expect(categories).toEqual(['floyd\n2', 'floyd\n4']);
    expect(series.map(({ name }) => name)).toEqual(['fo', 'fop']);
  });

  it('are the first number at each place', () => {
    const speedups = [
      { program: 'lu', reuse: 'no', speedup: null },
      { program: 'lu', reuse: 'yes', speedup: 8 },
    ];
    const byProgram: Chart = { ...chart, category: ['program'], series: [], values: ['speedup'] };
    expect(pivot(byProgram, speedups).series).toEqual([{ name: 'speedup', data: [8], marks: [] }]);
  });
});
