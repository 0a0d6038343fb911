import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildExecutable, compile } from '@boxflow/compiler';
import { printTable } from '../compile-time/print-table.js';
import { measuredCsv } from './measured-csv.js';
import { environmentOf } from './programs.js';

/*
 * Products of matrices on one core, beside the most operations that the core executes: fused operations on registers. All times are of the
 * processor, not of the clock on the wall, so that other programs hardly change them. The runs alternate.
 */

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, csv: { type: 'string' } },
});
const TYPES = ['double', 'float'] as const;
const SIZES = [
  [1000, 1100, 1200],
  [2048, 2048, 2048],
] as const;
const FLAGS = ['-O3', '-march=native'];

const folder = mkdtempSync(join(tmpdir(), 'boxflow-products-'));
try {
  const rows: string[][] = [];
  for (const type of TYPES) for (const size of SIZES) rows.push(await measure(type, size));
  const header = ['type', 'size', 'GFLOP/s', 'gcc -O3', 'peak', 'of the peak'];
  console.log(printTable([header, ...rows]));
  const names = 'type,size,boxflow_gflops,gcc_gflops,peak_gflops';
  const measured = rows.map((row) => row.slice(0, -1));
  if (values.csv !== undefined) writeFileSync(values.csv, measuredCsv(names, measured));
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(type: string, [ni, nj, nk]: readonly [number, number, number]): Promise<string[]> {
  const defines = [`DATA_TYPE=${type}`, `NI=${ni}`, `NJ=${nj}`, `NK=${nk}`];
  const [peak, sequential] = ['peak', 'product'].map((name) => {
    const program = join(folder, name);
    const options = defines.map((define) => `-D${define}`);
    execFileSync('gcc', [...FLAGS, ...options, join(import.meta.dirname, `${name}.c`), '-o', program]);
    return program;
  }) as [string, string];
  const ours = join(folder, 'ours');
  const bundle = await compile({ file: join(import.meta.dirname, 'product.c'), defines });
  await buildExecutable(bundle, ours, { cflags: FLAGS, processor: 'native', defaults: { target: 'host' } });
  const found = { ours: 0, sequential: 0, peak: 0 };
  for (let run = 0; run < Number(values.runs); run++) {
    found.peak = Math.max(found.peak, resultOf(peak));
    found.ours = Math.max(found.ours, resultOf(ours));
    found.sequential = Math.max(found.sequential, resultOf(sequential));
  }
  const figures = [found.ours, found.sequential, found.peak].map((one) => one.toFixed(1));
  return [type, `${ni}x${nj}x${nk}`, ...figures, `${((100 * found.ours) / found.peak).toFixed(0)} %`];
}

/** Returns the first number that a program prints: operations in a second, in 10^9. */
function resultOf(program: string): number {
  const env = { ...process.env, ...environmentOf(1), BOXFLOW_OFFLOAD: 'always' };
  return Number(execFileSync(program, { encoding: 'utf8', env }).split(' ')[0]);
}
