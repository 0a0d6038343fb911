import type { Result } from '../gpu/results.js';
import type { GpuRow } from '../gpu/rows.js';

const SHOWN_TARGET = 'cuda';
const SHOWN_CONTRACTION = 'on';

/**
 * Returns the table of the README: the last verified time of each row that has a time of other code, beside those
 * times.
 */
export function speedTable(rows: readonly GpuRow[], results: readonly Result[]): string {
  const lines = rows.flatMap((row) => {
    const { ppcg, library } = row.published;
    const last = lastVerified(row, results);
    if (!last || (ppcg === null && library === null)) return [];
    const ratio = library === null ? '' : (last.medianMs! / library).toFixed(2);
    const date = last.date.slice(0, 10);
    const times = [last.medianMs, ppcg, library].map(milliseconds);
    return [`| ${[row.name, row.size, ...times, ratio, `${date}, ${last.gpu}`].join(' | ')} |`];
  });
  return `${[HEAD, ...lines].join('\n')}\n`;
}

const HEAD = `| program | size | boxflow, ms | PPCG, ms | cuBLAS or by hand, ms | boxflow / by hand | measured |
| --- | --- | ---: | ---: | ---: | ---: | --- |`;

function lastVerified({ name }: GpuRow, results: readonly Result[]): Result | undefined {
  return results
    .filter(({ row, target, fpContract }) => {
      return row === name && target === SHOWN_TARGET && fpContract === SHOWN_CONTRACTION;
    })
    .filter(({ medianMs }) => medianMs !== null)
    .sort((a, b) => (a.date < b.date ? 1 : -1))[0];
}

function milliseconds(time: number | null): string {
  return time === null ? '' : String(Number(time.toPrecision(3)));
}
