import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../compile-time/print-table.js';
import { buildFolder } from '../gpu/build-folder.js';
import { saveResults } from '../gpu/history.js';
import { parseResults } from '../gpu/results.js';
import { casesOf, timeRows } from './cases.js';
import { table61 } from './impact.js';
import { CHILL_KERNELS } from './kernels.js';
import { table22, table62 } from './tables.js';

const USAGE = `npm run chill -w benchmarks -- table-2.2                   the thesis's benchmarks and our programs
npm run chill -w benchmarks -- table-6.1                   what optimisations are worth: measured by the thesis, and by the model
npm run chill -w benchmarks -- table-6.2                   how many recipes a search tries, the thesis's numbers and ours
npm run chill -w benchmarks -- build FOLDER [PROGRAM...]   make a folder to carry to a machine with a GPU
python3 FOLDER/measure.py                                  there: verify, time, write FOLDER/results.csv
npm run chill -w benchmarks -- report FOLDER               print the times, keep them

programs: ${CHILL_KERNELS.map(({ program }) => program).join(', ')}
--dry   report writes no file`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dry: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

process.exitCode = await main(positionals);

async function main([command, folder, ...programs]: readonly string[]): Promise<number> {
  if (command === 'table-2.2') return say(printTable(table22()));
  if (command === 'table-6.1') return impact();
  if (command === 'table-6.2') return say(printTable(await table62()));
  if (command === 'build' && folder !== undefined) return build(folder, programs);
  if (command === 'report' && folder !== undefined) return report(folder);
  console.log(USAGE);
  return values.help ? 0 : 1;
}

function say(text: string): number {
  console.log(text);
  return 0;
}

async function impact(): Promise<number> {
  const { rows, rankCorrelation } = await table61();
  return say(`${printTable(rows)}\nrank correlation: ${rankCorrelation.toFixed(2)}`);
}

async function build(folder: string, programs: readonly string[]): Promise<number> {
  const known = CHILL_KERNELS.map(({ program }) => program);
  const unknown = programs.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`no program is called ${unknown.join(', ')}; the programs are ${known.join(', ')}`);
  const kernels = CHILL_KERNELS.filter(({ program }) => programs.length === 0 || programs.includes(program));
  await buildFolder(kernels.flatMap(casesOf), { folder, fpContract: 'auto', known: {} });
  return 0;
}

/** Returns 1 if a program failed or was wrong. */
function report(folder: string): number {
  const results = parseResults(readFileSync(join(folder, 'results.csv'), 'utf8'));
  console.log(printTable(timeRows(CHILL_KERNELS, results)));
  if (!values.dry) console.log(saveResults(results, 'chill-times'));
  return results.every(({ medianMs }) => medianMs !== null) ? 0 : 1;
}
