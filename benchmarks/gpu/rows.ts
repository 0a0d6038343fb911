import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Times that a row is compared with, in milliseconds; `null` where there is none. */
export interface Published {
  /** Our time before loops were mapped onto blocks of threads. */
  readonly before: number | null;
  /** The best time of code that PPCG made. */
  readonly ppcg: number | null;
  /** The time of cuBLAS, or of code written by hand. */
  readonly library: number | null;
  readonly must: number;
  readonly aim: number;
  /** The time in which the device can move the bytes, or compute the operations. */
  readonly limit: number;
}

/** A program at one size, and the times to compare it with. */
export interface GpuRow {
  readonly name: string;
  /** The program, in `benchmarks/kernels`. */
  readonly file: string;
  /**
   * The C function whose only region is timed. A program without marks may initialise its arrays on the
   * device, too.
   */
  readonly function: string;
  /** The description of the size in the table. */
  readonly size: string;
  readonly element: 'double' | 'float' | 'int';
  /** The macros of the size that is timed, and those of a small size that is compared element by element. */
  readonly measured: readonly string[];
  readonly check: readonly string[];
  /** The number of steps, if times are those of one step. */
  readonly steps?: number;
  /** Whether it calls functions such as `exp`, which devices round differently. */
  readonly mathFunctions?: boolean;
  readonly published: Published;
}

const FILE = join(import.meta.dirname, 'rows.json');

export function gpuRows(): readonly GpuRow[] {
  return (JSON.parse(readFileSync(FILE, 'utf8')) as { rows: readonly GpuRow[] }).rows;
}

/** Returns the rows with these names, all if there are none. Throws if no row has a name. */
export function chosenRows(rows: readonly GpuRow[], names: readonly string[]): readonly GpuRow[] {
  const known = rows.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`no row is called ${unknown.join(', ')}; the rows are ${known.join(', ')}`);
  }
  return names.length === 0 ? rows : rows.filter(({ name }) => names.includes(name));
}
