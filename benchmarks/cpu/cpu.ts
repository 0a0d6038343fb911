import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../compile-time/print-table.js';
import { alternate } from './alternate.js';
import { measuredCsv } from './measured-csv.js';
import { buildPrograms, environmentOf, kernelList, run } from './programs.js';
import { type Row, rowOf, SHORTEST_SECONDS, summarize } from './summary.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'LARGE' },
    devices: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '20' },
    csv: { type: 'string' },
  },
});
const devices = Number(values.devices);
const effort = { seconds: Number(values.seconds), least: 1, most: 15 };

/** PolyBench's programs come first in the list, each in one form. */
const chosen = kernelList().filter(({ program }, i) =>
  positionals.length > 0 ? positionals.includes(program) : i < 30,
);
const HEADER = ['program', 'runs', 'sequential s', 'user s', 'boxflow s', 'user s', 'speedup'];

const rows: Row[] = [];
for (const { program, file } of chosen) {
  const row = await measure(program, file);
  console.error(cells(row).join('  '));
  rows.push(row);
}
console.log(printTable([HEADER, ...rows.map(cells)]));
const summary = summarize(rows);
if (summary) {
  const { programs, geometricMean, behind } = summary;
  console.log(
    `${programs} programs above ${SHORTEST_SECONDS * 1000} ms: ${geometricMean.toFixed(2)} times as fast, geometric mean`,
  );
  console.log(`behind the sequential program: ${behind.join(', ') || 'none'}`);
}
if (values.csv !== undefined) writeFileSync(values.csv, csv());

async function measure(program: string, file: string): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'boxflow-cpu-'));
  try {
    const { sequential, exact, ours } = await buildPrograms(file, values.size, folder);
    const environment = environmentOf(devices);
    const expected = run(exact).output;
    const mine = () => {
      const result = run(ours, environment);
      if (result.output !== expected) throw new Error(`${program}: ${result.output} is not ${expected}`);
      return result;
    };
    return rowOf(
      program,
      alternate(() => run(sequential), mine, effort),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function cells({ program, runs, speedup, ...times }: Row): string[] {
  const { sequentialWall, sequentialUser, ourWall, ourUser } = times;
  const seconds = [sequentialWall, sequentialUser, ourWall, ourUser].map((time) => time.toFixed(3));
  return [program, String(runs), ...seconds, speedup.toFixed(2)];
}

function csv(): string {
  const names = 'size,devices,program,runs,sequential_s,sequential_user_s,boxflow_s,boxflow_user_s,speedup';
  return measuredCsv(
    names,
    rows.map((row) => [values.size, String(devices), ...cells(row)]),
  );
}
