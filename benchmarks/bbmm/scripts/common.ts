import type { RegionStats } from '@boxflow/ir';
import { measure } from '../measure/measure.js';
import type { Request } from '../measure/request.js';
import * as programs from '../programs.js';
import type { Chart } from '../report/pivot.js';
import type { Row } from '../report/table.js';
import type { Settings } from '../settings.js';

/** Finds a program by the thesis's name. */
export function programCalled(name: string): programs.Program {
  const found = Object.values(programs).find(
    (each): each is programs.Program => typeof each === 'object' && each.name === name,
  );
  if (found) return found;
  throw new Error(`no program is called ${name}`);
}

/** Returns the numbers of devices given with `--devices`, else those of the script. */
export function devicesOf({ devices }: Settings, otherwise: readonly number[]): readonly number[] {
  return devices ?? otherwise;
}

/** Returns a row for one run: `identity` and the cells of its region, or a note why there are none. */
export async function measuredRow(
  settings: Settings,
  request: Request & { readonly program: programs.Program },
  identity: Row,
  cells: (region: RegionStats) => Row,
): Promise<Row> {
  const outcome = await measure(settings, request);
  return outcome.ok
    ? { ...identity, ...cells(outcome.region) }
    : { ...identity, note: `${NOT_MEASURED}${outcome.why}` };
}

/** Before the reason, in the note of a row. */
const NOT_MEASURED = 'not measured: ';

export function wasMeasured({ note }: Row): boolean {
  return typeof note !== 'string' || !note.startsWith(NOT_MEASURED);
}

/** Returns the remarks that a reader of times on the target needs. */
export function timeNotes({ target, model }: Settings): string[] {
  if (target === 'host') {
    return [
      'Devices of the host share its processor: no times are shown. Results were compared with the sequential program.',
    ];
  }
  if (target === 'sim') {
    return [
      `Times are those of the machine model ${model}, not measured. Nothing is computed, so nothing is verified.`,
    ];
  }
  return [
    'Times are of the region with its copies in and out; results were compared with the sequential program.',
  ];
}

/** Returns a chart of speedups by program, with bars for each number of devices. */
export function speedupChart(title: string): Chart {
  return {
    title,
    kind: 'bar',
    unit: 'times',
    category: ['program'],
    series: ['devices'],
    values: ['speedup'],
  };
}

/** Returns the quotient; `null` if one number is missing or the divisor is zero. */
export function ratio(above: number | null | undefined, below: number | null | undefined): number | null {
  return above === null || above === undefined || !below ? null : above / below;
}

export function geometricMean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/** Returns the numbers in a column of the rows. */
export function numbersIn(rows: readonly Row[], column: string): number[] {
  return rows.map((row) => row[column]).filter((cell): cell is number => typeof cell === 'number');
}
