import type { Chart, Mark, Pivot } from './pivot.js';

export const WIDTH = 1000;
const LEFT = 90;
const RIGHT = 30;
const INNER = WIDTH - LEFT - RIGHT;
const GRID_HEIGHT = 260;
/** Above the grid: the title, and what the values are. */
const HEAD = 62;
/** The greatest width of a letter of labels and legends. */
const LETTER = 7;
const LEGEND_ROW = 26;
/** The width of the icon of a legend's entry. */
const ICON = 72;

export interface ShownChart extends Pivot {
  readonly chart: Chart;
}

/** A chart and the places of its parts, in pixels. */
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

/** The labels of the categories. */
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

/** Returns the marks that have a value. */
export function marksShown({ chart, series }: ShownChart): readonly Mark[] {
  return (chart.marks ?? []).filter((_, i) =>
    series.some(({ marks }) => marks[i]!.some((value) => value !== null)),
  );
}

/** Returns the labels, rotated to one line each if they would touch each other. */
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
