import type { BarSeriesOption, LineSeriesOption, PictorialBarSeriesOption, SeriesOption } from 'echarts';
import type { PlacedChart } from './layout.js';
import type { Mark, Series } from './pivot.js';

/** Distinct also for people who do not see all colours (Okabe and Ito). */
const COLOURS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#7a4b1e', '#999999'];
const SYMBOLS = ['circle', 'rect', 'triangle', 'emptyCircle', 'emptyRect', 'emptyTriangle'];
/** No series is black. */
export const MARK = { color: '#000' };
/** On lines, in their colours. */
export const HOLLOW_MARK = { color: '#fff', borderColor: '#000', borderWidth: 1.5 };

/** Returns the series to draw. `names`: of all series of all charts; series of one name have one colour. */
export function seriesOf(
  { chart, series, firstAxis }: PlacedChart,
  index: number,
  names: readonly string[],
): SeriesOption[] {
  const { kind, marks = [] } = chart;
  const axes = { xAxisIndex: firstAxis, yAxisIndex: index };
  return series.flatMap((each): SeriesOption[] => {
    const i = names.indexOf(each.name);
    const own = kind === 'bar' ? barOf(each, i) : lineOf(each, i);
    const upon = marks.map((mark, m): SeriesOption => {
      const drawn = kind === 'bar' ? barMarkOf(mark, each.marks[m]!) : lineMarkOf(mark, each.marks[m]!, i);
      return { ...drawn, ...axes, xAxisIndex: firstAxis + 1 + m };
    });
    return [{ ...own, ...axes }, ...upon];
  });
}

/** The layout of bars and of their marks, so that both are at the same places. */
const BARS = { barGap: '0%', barCategoryGap: '25%', barMaxWidth: 40 };

function barOf({ name, data }: Series, i: number): BarSeriesOption {
  return { ...BARS, type: 'bar', name, data: [...data], itemStyle: { color: colourOf(i) } };
}

/** At the end of where its bar would be. */
function barMarkOf({ name, shape }: Mark, data: Series['data']): PictorialBarSeriesOption {
  return {
    ...BARS,
    type: 'pictorialBar',
    name,
    data: [...data],
    symbol: shape === 'point' ? 'diamond' : 'rect',
    symbolSize: shape === 'point' ? 10 : ['100%', 3],
    symbolPosition: 'end',
    symbolOffset: [0, '-50%'],
    itemStyle: MARK,
    z: 3,
  };
}

function lineOf({ name, data }: Series, i: number): LineSeriesOption {
  const symbol = SYMBOLS[i % SYMBOLS.length]!;
  return { type: 'line', name, data: [...data], symbol, symbolSize: 8, color: colourOf(i) };
}

function lineMarkOf({ name }: Mark, data: Series['data'], i: number): LineSeriesOption {
  const color = colourOf(i);
  return {
    type: 'line',
    name,
    data: [...data],
    symbol: 'diamond',
    symbolSize: 11,
    itemStyle: { ...HOLLOW_MARK, borderColor: color },
    lineStyle: { color, type: 'dashed', width: 1 },
  };
}

function colourOf(i: number): string {
  return COLOURS[i % COLOURS.length]!;
}
