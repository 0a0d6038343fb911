import { describe, expect, it } from 'vitest';
import { drawCharts } from './chart.js';
import { type Chart, thesisMark } from './pivot.js';

const rows = [
  { program: 'floyd', devices: 1, ours: 0.05, thesis: 0.5 },
  { program: 'floyd', devices: 2, ours: 20, thesis: null },
];
const chart: Chart = {
  title: 'volume by devices',
  kind: 'bar',
  unit: 'GiB',
  logarithmic: true,
  category: ['program', 'devices'],
  series: [],
  values: ['ours'],
  marks: [thesisMark('thesis')],
};

/** Heights of the bars of a colour, in pixels. */
function barHeights(svg: string, colour: string): number[] {
  const paths = svg.matchAll(/<path d="M[\d.]+ [\d.]+l[\d.]+ 0l0 (-?[\d.]+)l-[\d.]+ 0Z" fill="(#\w+)"/g);
  return [...paths].filter((path) => path[2] === colour).map((path) => Math.abs(Number(path[1])));
}

describe('charts', () => {
  it('are SVG with all titles, labels and series below each other', () => {
    const svg = drawCharts([chart, { ...chart, title: 'another', kind: 'line' }], rows)!;
    expect(svg).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    for (const text of ['volume by devices', 'another', 'GiB, logarithmic', 'program, devices', 'thesis']) {
      expect(svg).toContain(text);
    }
    for (const label of ['floyd', '1', '2', 'ours']) expect(svg).toContain(`>${label}</text>`);
  });

  it('have longer bars for larger values on a logarithmic axis, too', () => {
    const [small, large] = barHeights(drawCharts([chart], rows)!, '#0072b2');
    expect(small).toBeGreaterThan(0);
    expect(large).toBeGreaterThan(2 * small!);
  });

  it('have no entry for marks that are nowhere', () => {
    const without = rows.map((row) => ({ ...row, thesis: null }));
    expect(drawCharts([chart], without)).not.toContain('thesis');
  });

  it('label every category', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ program: `program-${i}`, devices: 4, ours: i + 1 }));
    const svg = drawCharts([chart], many)!;
    for (const { program } of many) expect(svg).toContain(`>${program} 4</text>`);
  });

  it('are left out without numbers', () => {
    expect(drawCharts([{ ...chart, values: ['missing'] }], rows)).toBeNull();
    expect(drawCharts([chart, { ...chart, title: 'nothing', values: ['missing'] }], rows)).not.toContain(
      'nothing',
    );
  });
});
