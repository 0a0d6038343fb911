import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SearchSpace, searchSpaceOf } from '@boxflow/tune';
import { CHILL_FOLDER, CHILL_KERNELS } from './kernels.js';
import { masterOf } from './masters.js';

interface Thesis {
  readonly benchmarks: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly searchSpace: Readonly<Record<string, SearchSpace>>;
}

const thesis = JSON.parse(readFileSync(join(CHILL_FOLDER, 'thesis.json'), 'utf8')) as Thesis;

/** Returns the thesis's Table 2.2: its benchmarks, and our programs. */
export function table22(): readonly (readonly string[])[] {
  const programOf = (benchmark: string) =>
    CHILL_KERNELS.find(({ thesis: name }) => name !== null && isCalled(benchmark, name))?.program ?? '';
  return [
    [...thesis.benchmarks.columns, 'ours'],
    ...thesis.benchmarks.rows.map((row) => [...row, programOf(row[0]!)]),
  ];
}

function isCalled(benchmark: string, name: string): boolean {
  return benchmark
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, ' ')
    .split(' ')
    .includes(name.toLowerCase());
}

const COLUMNS: Readonly<Record<keyof SearchSpace, string>> = {
  orders: 'orders',
  prunedByDependences: 'by dependences',
  prunedByCoalescing: 'by coalescing',
  partitions: 'partitions',
  variants: 'variants',
  sizes: 'sizes',
  all: 'all recipes',
  tried: 'tried',
};

/**
 * Returns the thesis's Table 6.2: how many recipes there are, and how many a search tries. Our numbers, beside the thesis's, are those at
 * the default sizes, for the device of most of its figures.
 */
export async function table62(): Promise<readonly (readonly string[])[]> {
  const names = Object.keys(COLUMNS) as readonly (keyof SearchSpace)[];
  const cells = (space: SearchSpace) => [
    ...names.map((name) => String(space[name])),
    `${(100 * (1 - space.tried / space.all)).toFixed(1)} %`,
  ];
  const rows: (readonly string[])[] = [['kernel', 'of', ...names.map((name) => COLUMNS[name]), 'not tried']];
  for (const kernel of CHILL_KERNELS) {
    const paper = kernel.thesis === null ? undefined : thesis.searchSpace[kernel.thesis];
    if (paper) rows.push([kernel.program, 'thesis', ...cells(paper)]);
    rows.push([kernel.program, 'ours', ...cells(searchSpaceOf(await masterOf(kernel, 'c2050')))]);
  }
  return rows;
}
