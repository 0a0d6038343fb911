import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../compile-time/print-table.js';
import { alternate } from '../cpu/alternate.js';
import { buildPrograms, environmentOf, kernelList, run } from '../cpu/programs.js';
import { type Comparison, compare } from './slower.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: 'MINI,SMALL,MEDIUM,LARGE,EXTRALARGE' },
    devices: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '5' },
    csv: { type: 'string' },
  },
});
const effort = { seconds: Number(values.seconds), least: 3, most: 15 };
const environment = environmentOf(Number(values.devices));

interface Row extends Comparison {
  readonly program: string;
  readonly size: string;
  readonly where: string;
}

/** PolyBench's programs come first in the list, each in one form. */
const chosen = kernelList().filter(({ program }, i) =>
  positionals.length > 0 ? positionals.includes(program) : i < 30,
);
const HEADER = ['program', 'size', 'sequential s', 'boxflow s', 'where', 'slower'];

const rows: Row[] = [];
for (const size of values.sizes.split(',')) {
  for (const { program, file } of chosen) {
    const row = await measure(program, file, size);
    console.error(cells(row).join('  '));
    rows.push(row);
  }
}
console.log(printTable([HEADER, ...rows.map(cells)]));
const slower = rows.filter((row) => row.slower);
console.log(
  `${rows.length} rows; slower: ${slower.map((row) => `${row.program} ${row.size}`).join(', ') || 'none'}`,
);
if (values.csv !== undefined) writeFileSync(values.csv, csv());
process.exitCode = slower.length > 0 ? 1 : 0;

async function measure(program: string, file: string, size: string): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'boxflow-offload-'));
  try {
    const { sequential, exact, ours } = await buildPrograms(file, size, folder);
    const expected = run(exact).output;
    const mine = () => {
      const result = run(ours, environment);
      if (result.output !== expected) throw new Error(`${program}: ${result.output} is not ${expected}`);
      return result;
    };
    const { said } = run(ours, { ...environment, BOXFLOW_SUMMARY: '1' });
    const comparison = compare(alternate(() => run(sequential), mine, effort));
    return { program, size, where: placesIn(said), ...comparison };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Sums up what the summary says about where calls ran. */
function placesIn(summary: string): string {
  const calls = (why: RegExp) =>
    [...summary.matchAll(why)].reduce((sum, [, count = '0']) => sum + Number(count), 0);
  return `${calls(/(\d+) calls? on devices/g)} on devices, ${calls(/(\d+) calls? sequentially/g)} on the host`;
}

function cells({ program, size, sequential, ours, where, slower: isSlower }: Row): string[] {
  return [program, size, sequential.toFixed(4), ours.toFixed(4), where, isSlower ? 'yes' : 'no'];
}

function csv(): string {
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const model = cpus()[0]?.model.replaceAll(',', '') ?? 'unknown';
  const names = 'date,cpu,commit,devices,program,size,sequential_s,boxflow_s,where,slower';
  const lines = rows.map((row) => {
    const fields = cells(row).map((cell) => cell.replaceAll(',', ' and'));
    return [date, model, commit, values.devices, ...fields].join(',');
  });
  return [names, ...lines].map((line) => `${line}\n`).join('');
}
