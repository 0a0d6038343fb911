import type { Chart, Mark, Pivot } from './pivot.js';

export const WIDTH = 1000;
const LEFT = 90;
const RIGHT = 30;
const INNER = WIDTH - LEFT - RIGHT;
const GRID_HEIGHT = 260;
/** Above the grid: the title, and what the values are. */
const HEAD = 62;
/** Of a letter of labels and legends, at most. */
const LETTER = 7;
const LEGEND_ROW = 26;
/** Of a legend's entry beside its text. */
const ICON = 72;

export interface ShownChart extends Pivot {
  readonly chart: Chart;
}

/** Where each part of a chart is, in pixels. */
export interface PlacedChart extends ShownChart {
  /** Its first x axis. It has one more for each kind of marks. */
  readonly firstAxis: number;
  readonly top: number;
  readonly grid: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly labels: Labels;
  readonly legend: { readonly left: number; readonly top: number; readonly width: number };
}

/** Of the categories. */
interface Labels {
  readonly texts: readonly string[];
  /** Degrees. */
  readonly rotate: number;
  readonly height: number;
}

/** Below each other, each with room for all labels and for its legend. */
export function place(charts: readonly ShownChart[]): { placed: PlacedChart[]; height: number } {
  let top = 10;
  let firstAxis = 0;
  const placed = charts.map((shown): PlacedChart => {
    const grid = { left: LEFT, top: top + HEAD, width: INNER, height: GRID_HEIGHT };
    const labels = labelsOf(shown.categories);
    const legend = { left: LEFT, top: grid.top + GRID_HEIGHT + labels.height + 38, width: INNER };
    const chart = { ...shown, firstAxis, top, grid, labels, legend };
    firstAxis += 1 + (shown.chart.marks?.length ?? 0);
    top = legend.top + LEGEND_ROW * legendRows(shown) + 24;
    return chart;
  });
  return { placed, height: top };
}

/** Those of which a value is there. */
export function marksShown({ chart, series }: ShownChart): readonly Mark[] {
  return (chart.marks ?? []).filter((_, i) =>
    series.some(({ marks }) => marks[i]!.some((value) => value !== null)),
  );
}

/** Rotated to one line each where they would touch each other. */
function labelsOf(categories: readonly string[]): Labels {
  const lines = categories.map((text) => text.split('\n'));
  const widest = LETTER * Math.max(...lines.flat().map(({ length }) => length));
  if (widest < INNER / categories.length) {
    return { texts: categories, rotate: 0, height: 10 + 14 * Math.max(...lines.map(({ length }) => length)) };
  }
  const texts = lines.map((each) => each.join(' '));
  return { texts, rotate: 60, height: 14 + LETTER * Math.max(...texts.map(({ length }) => length)) };
}

function legendRows(shown: ShownChart): number {
  const names = [...shown.series, ...marksShown(shown)].map(({ name }) => name);
  let rows = 1;
  let used = 0;
  for (const name of names) {
    const width = ICON + LETTER * name.length;
    if (used > 0 && used + width > INNER) {
      rows++;
      used = 0;
    }
    used += width;
  }
  return rows;
}
