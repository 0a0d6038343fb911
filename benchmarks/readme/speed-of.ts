import { earlierResults } from '../gpu/history.js';
import { type GpuRow, gpuRows } from '../gpu/rows.js';
import { speedTable } from './speed-table.js';

/** Returns the rows of `rows.json` with these names, in this order. Throws if there is none of a name. */
export function measuredRows(names: readonly string[]): readonly GpuRow[] {
  return names.map((name) => {
    const row = gpuRows().find((each) => each.name === name);
    if (!row) throw new Error(`no row is called '${name}'`);
    return row;
  });
}

/** Returns the table of the README for some of its rows. */
export function speedOf(names: readonly string[]): string {
  return speedTable(measuredRows(names), earlierResults('kernel-times'));
}
