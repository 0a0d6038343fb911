import type { Row } from './table.js';

/** Values of rows, by category and series. */
export interface Chart {
  readonly title: string;
  readonly kind: 'bar' | 'line';
  /** The unit of the values. */
  readonly unit: string;
  readonly logarithmic?: boolean;
  /** Columns; of several, the texts are below each other. */
  readonly category: readonly string[];
  /** Columns; of several, the texts are joined. */
  readonly series: readonly string[];
  /** Columns with the values; if there are several, each is a series of its own. */
  readonly values: readonly string[];
  /** Columns that the values are compared with. */
  readonly marks?: readonly Mark[];
  /** Whether a row is shown; absent: all are. */
  readonly where?: (row: Row) => boolean;
}

/**
 * A column whose values are drawn upon those of the same row: the thesis's as points, a least or greatest
 * value as a line.
 */
export interface Mark {
  readonly column: string;
  readonly name: string;
  readonly shape: 'point' | 'line';
}

export const thesisMark = (column: string): Mark => ({ column, name: 'thesis', shape: 'point' });

export interface Series {
  readonly name: string;
  readonly data: readonly (number | null)[];
  /** One for each of the chart's. */
  readonly marks: readonly (readonly (number | null)[])[];
}

export interface Pivot {
  readonly categories: readonly string[];
  readonly series: readonly Series[];
}

/**
 * One series for each value of the series columns and each value column. Series and categories without a
 * number are left out, and so is what a logarithmic axis cannot show. Of several rows at one place the first
 * with a number counts.
 */
export function pivot(chart: Chart, all: readonly Row[]): Pivot {
  const { category, series, values, marks = [], where = () => true } = chart;
  const rows = all.filter(where);
  const categories = [...new Set(rows.map((row) => categoryLabel(row, category)))];
  const names = [...new Set(rows.map((row) => seriesLabel(row, series)))];
  const found = names.flatMap((name) => {
    const own = rows.filter((row) => seriesLabel(row, series) === name);
    const dataOf = (column: string) =>
      categories.map((each) => firstNumber(chart, inCategory(own, category, each), column));
    const markData = marks.map(({ column }) => dataOf(column));
    return values.map(
      (value): Series => ({
        name: values.length === 1 ? name || value : `${name} ${value}`.trim(),
        data: dataOf(value),
        marks: markData,
      }),
    );
  });
  return withoutEmpty({ categories, series: found });
}

/** The columns without whose numbers there is nothing to draw. */
export function columnsDrawn(charts: readonly Chart[]): readonly string[] {
  return [...new Set(charts.flatMap(({ values }) => values))];
}

function categoryLabel(row: Row, columns: readonly string[]): string {
  return columns
    .map((column) => (typeof row[column] === 'number' ? short(row[column]) : row[column]))
    .join('\n');
}

/** A number would say nothing alone: `floyd devices=4`. */
function seriesLabel(row: Row, columns: readonly string[]): string {
  return columns
    .map((column) => (typeof row[column] === 'number' ? `${column}=${row[column]}` : row[column]))
    .join(' ');
}

const short = (value: number) => String(Number(value.toPrecision(4)));

function inCategory(rows: readonly Row[], columns: readonly string[], name: string): Row[] {
  return rows.filter((row) => categoryLabel(row, columns) === name);
}

function firstNumber({ logarithmic }: Chart, rows: readonly Row[], column: string): number | null {
  const cell = rows.map((row) => row[column]).find((each) => typeof each === 'number');
  return typeof cell !== 'number' || (logarithmic && cell <= 0) ? null : cell;
}

function withoutEmpty({ categories, series }: Pivot): Pivot {
  const present = series.filter(({ data }) => data.some((value) => value !== null));
  const kept = categories.flatMap((_, i) => (present.some(({ data }) => data[i] !== null) ? [i] : []));
  const pick = <T>(list: readonly T[]): T[] => kept.map((i) => list[i]!);
  return {
    categories: pick(categories),
    series: present.map(({ name, data, marks }) => ({ name, data: pick(data), marks: marks.map(pick) })),
  };
}
