import * as echarts from 'echarts';
import { marksShown, type PlacedChart, place, WIDTH } from './layout.js';
import { type Chart, pivot, type Series } from './pivot.js';
import { HOLLOW_MARK, MARK, seriesOf } from './series.js';
import type { Row } from './table.js';

/** Returns SVG text with the charts below each other; `null` if none has a number to show. */
export function drawCharts(charts: readonly Chart[], rows: readonly Row[]): string | null {
  const shown = charts
    .map((chart) => ({ chart, ...pivot(chart, rows) }))
    .filter(({ series }) => series.length > 0);
  if (shown.length === 0) return null;
  const { placed, height } = place(shown);
  const names = [...new Set(shown.flatMap(({ series }) => series.map(({ name }) => name)))];
  const drawing = echarts.init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  try {
    drawing.setOption({
      animation: false,
      backgroundColor: '#fff',
      title: placed.map(titleOf),
      legend: placed.map(legendOf),
      grid: placed.map(({ grid }) => grid),
      xAxis: placed.flatMap(xAxesOf),
      yAxis: placed.map(yAxisOf),
      series: placed.flatMap((each, index) => seriesOf(each, index, names)),
    });
    return drawing.renderToSVGString();
  } finally {
    drawing.dispose();
  }
}

function titleOf({ chart, top }: PlacedChart) {
  return { text: chart.title, left: 'center', top, textStyle: { fontSize: 16 } };
}

/** Each kind of marks has one of its own, so that they are upon the bars of their rows and not beside them. */
function xAxesOf({ chart, labels }: PlacedChart, gridIndex: number) {
  const { texts, rotate, height } = labels;
  const axis = { type: 'category' as const, data: [...texts], gridIndex };
  const axisLabel = { interval: 0, rotate, fontSize: 11, lineHeight: 13 };
  const name = { name: chart.category.join(', '), nameLocation: 'middle' as const, nameGap: height + 10 };
  return [
    { ...axis, ...name, axisLabel, position: 'bottom' as const },
    ...(chart.marks ?? []).map(() => ({ ...axis, show: false })),
  ];
}

function yAxisOf({ chart, series }: PlacedChart, gridIndex: number) {
  const { logarithmic, unit } = chart;
  const axisLabel = { formatter: (value: number) => String(Number(value.toPrecision(3))) };
  if (!logarithmic) return { gridIndex, axisLabel, type: 'value' as const, name: unit };
  const least = below(series);
  const name = `${unit}, logarithmic`;
  return { gridIndex, axisLabel, type: 'log' as const, name, min: least, startValue: least };
}

/** A power of ten that all values are well above: where bars begin. */
function below(series: readonly Series[]): number {
  const values = series
    .flatMap(({ data, marks }) => [...data, ...marks.flat()])
    .filter((value) => value !== null && value > 0) as number[];
  return 10 ** Math.floor(Math.log10(Math.min(...values) / 1.5));
}

function legendOf(placed: PlacedChart) {
  const { chart, series, legend } = placed;
  const marks = marksShown(placed).map(({ name, shape }) => ({
    name,
    icon: shape === 'point' ? 'diamond' : 'rect',
    itemStyle: chart.kind === 'bar' ? MARK : HOLLOW_MARK,
  }));
  const data = [...series.map(({ name }) => ({ name })), ...marks];
  return { ...legend, itemGap: 36, type: 'plain' as const, data };
}
