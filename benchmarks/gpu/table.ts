import { lastOf } from './regression.js';
import type { Result } from './results.js';
import type { GpuRow } from './rows.js';

const HEADER = [
  'program',
  'size',
  'ms',
  'last',
  'before',
  'PPCG',
  'library',
  'must',
  'aim',
  'limit',
  'ms/must',
  'verified',
];

/** Returns the table of the rows that were measured, in the order of the rows. */
export function gpuTable(
  rows: readonly GpuRow[],
  results: readonly Result[],
  earlier: readonly Result[],
): string[][] {
  const lines = rows.flatMap((row) => {
    const result = results.find((one) => one.row === row.name);
    return result ? [line(row, result, lastOf(earlier, result))] : [];
  });
  return [HEADER, ...lines];
}

function line(
  { name, size, published }: GpuRow,
  { medianMs, verified }: Result,
  last: Result | undefined,
): string[] {
  const { before, ppcg, library, must, aim, limit } = published;
  const times = [medianMs, last?.medianMs ?? null, before, ppcg, library, must, aim, limit].map(milliseconds);
  const ratio = medianMs === null ? '-' : (medianMs / must).toFixed(2);
  return [name, size, ...times, ratio, verified];
}

/** Three significant digits, whole numbers in full. */
function milliseconds(value: number | null): string {
  if (value === null) return '-';
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** Says how many rows are at their targets, and which of them are slower than PPCG's code. */
export function summaryOf(rows: readonly GpuRow[], results: readonly Result[]): string {
  const timed = rows.flatMap(({ name, published }) => {
    const ms = results.find(({ row }) => row === name)?.medianMs;
    return ms == null ? [] : [{ name, ms, published }];
  });
  const within = (target: 'must' | 'aim') =>
    timed.filter(({ ms, published }) => ms <= published[target]).length;
  const slower = timed.filter(({ ms, published }) => published.ppcg !== null && ms > published.ppcg);
  const names = slower.map(({ name }) => name).join(', ') || 'none';
  return `${timed.length} rows: ${within('must')} within "must", ${within('aim')} within "aim"; slower than PPCG: ${names}`;
}
