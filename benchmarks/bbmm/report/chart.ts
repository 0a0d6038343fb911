import * as echarts from 'echarts';
import type { Row } from './table.js';

/** Values of rows, by category and series. */
export interface Chart {
  readonly title: string;
  readonly kind: 'bar' | 'line';
  /** Of the values. */
  readonly unit: string;
  readonly logarithmic?: boolean;
  /** Columns; of several, the texts are joined. */
  readonly category: readonly string[];
  readonly series: readonly string[];
  /** Columns with the values; where there are several, each is a series of its own. */
  readonly values: readonly string[];
}

export interface Series {
  readonly name: string;
  readonly data: readonly (number | null)[];
}

/**
 * One series for each value of the series columns and each value column; those without a number are left out. Of several rows
 * at one place the first with a number counts.
 */
export function pivot({ category, series, values }: Chart, rows: readonly Row[]) {
  const label = (row: Row, columns: readonly string[]) =>
    columns.map((column) => row[column] ?? '').join(' ');
  const categories = [...new Set(rows.map((row) => label(row, category)))];
  const names = [...new Set(rows.map((row) => label(row, series)))];
  const all: Series[] = names.flatMap((name) =>
    values.map((value) => ({
      name: values.length === 1 ? name || value : `${name} ${value}`.trim(),
      data: categories.map((each) => {
        const cells = rows
          .filter((row) => label(row, category) === each && label(row, series) === name)
          .map((row) => row[value]);
        return cells.find((cell) => typeof cell === 'number') ?? null;
      }),
    })),
  );
  return { categories, series: all.filter(({ data }) => data.some((value) => value !== null)) };
}

/** SVG text; `null` where there is no number to show. */
export function drawChart(chart: Chart, rows: readonly Row[]): string | null {
  const { categories, series } = pivot(chart, rows);
  if (series.length === 0) return null;
  const drawing = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 900, height: 480 });
  try {
    drawing.setOption({
      animation: false,
      backgroundColor: '#fff',
      title: { text: chart.title, left: 'center' },
      legend: { top: 'bottom', type: 'plain' },
      grid: { left: 80, right: 30, top: 60, bottom: 60 + 22 * Math.ceil(series.length / 6) },
      xAxis: { type: 'category', data: categories },
      yAxis: { type: chart.logarithmic ? 'log' : 'value', name: chart.unit },
      series: series.map(({ name, data }) => ({ name, type: chart.kind, data: [...data] })),
    });
    return drawing.renderToSVGString();
  } finally {
    drawing.dispose();
  }
}
