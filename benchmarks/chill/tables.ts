import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPipeline, type StageOutputs } from '@boxflow/compiler';
import { masterRecipesOf, type SearchSpace, searchSpaceOf, strategyTarget } from '@boxflow/tune';
import { CHILL_FOLDER, CHILL_KERNELS, type ChillKernel, fileOf } from './kernels.js';

interface Thesis {
  readonly benchmarks: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly searchSpace: Readonly<Record<string, SearchSpace>>;
}

const thesis = JSON.parse(readFileSync(join(CHILL_FOLDER, 'thesis.json'), 'utf8')) as Thesis;

/** The thesis's Table 2.2: its benchmarks, and our programs. */
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

/** The thesis's Table 6.2: how many recipes a search tries, of how many, the thesis's numbers beside ours. */
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
    rows.push([kernel.program, 'ours', ...cells(await searchSpaceOfKernel(kernel))]);
  }
  return rows;
}

/** Returns the search space of a program's kernel, at its default size, for the device of most of the thesis's figures. */
async function searchSpaceOfKernel(kernel: ChillKernel): Promise<SearchSpace> {
  const outputs: StageOutputs = {};
  await runPipeline({ file: fileOf(kernel) }, outputs, 'lower');
  const scops = outputs.lower?.units.flatMap((unit) => unit.scops) ?? [];
  const own = scops.filter(({ functionName }) => functionName === kernel.function);
  const [master, ...more] = await masterRecipesOf(own, strategyTarget('c2050'));
  if (!master || more.length > 0) throw new Error(`${kernel.function} has not one nest`);
  return searchSpaceOf(master);
}
