import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAGE_NAMES } from '@boxflow/compiler';
import { measureCompileTime } from './measure.js';
import { printTable } from './print-table.js';

const RUNS = 5;
const kernels = join(import.meta.dirname, '..', 'kernels');

interface KernelList {
  readonly programs: readonly { readonly program: string; readonly file: string }[];
}

const { programs } = JSON.parse(readFileSync(join(kernels, 'kernels.json'), 'utf8')) as KernelList;
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !programs.some(({ program }) => program === name));

if (unknown.length > 0) {
  console.error(
    `no kernel is called ${unknown.join(', ')}: ${programs.map(({ program }) => program).join(', ')}`,
  );
  process.exitCode = 1;
} else {
  console.log(printTable([heading(), ...(await measureAll())]));
}

function heading(): readonly string[] {
  return ['program', ...STAGE_NAMES, 'total (ms)'];
}

async function measureAll(): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  for (const { program, file } of programs) {
    if (chosen.length > 0 && !chosen.includes(program)) continue;
    console.error(`measuring ${program}`);
    const { stages, total } = await measureCompileTime({ file: join(kernels, file) }, RUNS);
    rows.push([program, ...STAGE_NAMES.map((name) => stages[name].toFixed(1)), total.toFixed(1)]);
  }
  return rows;
}
