import { describe, expect, it } from 'vitest';
import { type Chart, drawChart, pivot } from './chart.js';

const rows = [
  { program: 'floyd', devices: 1, comm: 'fo', ours: 4, thesis: 5 },
  { program: 'floyd', devices: 2, comm: 'fo', ours: 2, thesis: null },
  { program: 'floyd', devices: 2, comm: 'fop', ours: 1, thesis: null },
];
const chart: Chart = {
  title: 'seconds by devices',
  kind: 'bar',
  unit: 's',
  category: ['program', 'devices'],
  series: ['comm'],
  values: ['ours', 'thesis'],
};

describe('charts', () => {
  it('have a series for each value, without those that have no number', () => {
    expect(pivot(chart, rows)).toEqual({
      categories: ['floyd 1', 'floyd 2'],
      series: [
        { name: 'fo ours', data: [4, 2] },
        { name: 'fo thesis', data: [5, null] },
        { name: 'fop ours', data: [null, 1] },
      ],
    });
  });

  it('take the first number at each place', () => {
    const speedups = [
      { program: 'lu', reuse: 'no', speedup: null },
      { program: 'lu', reuse: 'yes', speedup: 8 },
    ];
    const byProgram: Chart = { ...chart, category: ['program'], series: [], values: ['speedup'] };
    expect(pivot(byProgram, speedups).series).toEqual([{ name: 'speedup', data: [8] }]);
  });

  it('are SVG with their title and series', () => {
    const svg = drawChart(chart, rows)!;
    expect(svg).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    for (const text of ['seconds by devices', 'floyd 2', 'fop ours']) expect(svg).toContain(text);
  });

  it('are not there without numbers', () => {
    expect(drawChart({ ...chart, values: ['missing'] }, rows)).toBeNull();
  });
});
