import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../compile-time/print-table.js';
import { buildFolder } from './build-folder.js';
import { earlierResults, saveResults } from './history.js';
import type { Case, FpContract } from './manifest.js';
import { complaints } from './regression.js';
import { parseResults } from './results.js';
import { chosenRows, type GpuRow, gpuRows } from './rows.js';
import { completeOutputs, readOutputs, SEQUENTIAL_FILE } from './sequential.js';
import { gpuTable, summaryOf } from './table.js';

const KERNELS = join(import.meta.dirname, '..', 'kernels');

const USAGE = `npm run gpu -w benchmarks -- [ROW...]                     build, measure and report on this machine
npm run gpu -w benchmarks -- build FOLDER [ROW...]        make a folder to carry to a machine with a GPU
python3 FOLDER/measure.py                                 there: verify, time, write FOLDER/results.csv
npm run gpu -w benchmarks -- report FOLDER                print the table, compare with the last one, keep it
npm run gpu -w benchmarks -- sequential SECONDS [ROW...]  run gcc's programs at the sizes that are timed

--fp-contract on|off|auto   (on)     --target cuda|opencl|host   (cuda)     --runs N   (5)
--dry                       report writes no file`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'fp-contract': { type: 'string', default: 'on' },
    target: { type: 'string', default: 'cuda' },
    runs: { type: 'string', default: '5' },
    dry: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

process.exitCode = await main(positionals);

async function main([command, ...words]: readonly string[]): Promise<number> {
  if (values.help) return say(USAGE);
  if (command === 'build') return await build(words[0] ?? '', words.slice(1));
  if (command === 'report') return report(words[0] ?? '');
  if (command === 'sequential') return sequential(Number(words[0]), words.slice(1));
  return await all(command === undefined ? [] : [command, ...words]);
}

function say(text: string): number {
  console.log(text);
  return 0;
}

async function all(names: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'boxflow-gpu-'));
  try {
    await build(folder, names);
    const words = [join(folder, 'measure.py'), '--target', values.target, '--runs', values.runs];
    spawnSync('python3', words, { stdio: ['ignore', 'inherit', 'inherit'] });
    return report(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function build(folder: string, names: readonly string[]): Promise<number> {
  const cases = chosenRows(gpuRows(), names).map(caseOf);
  const fpContract = values['fp-contract'] as FpContract;
  await buildFolder(cases, { folder, fpContract, known: readOutputs() });
  return 0;
}

function caseOf(row: GpuRow): Case {
  return { ...row, file: join(KERNELS, row.file) };
}

function sequential(seconds: number, names: readonly string[]): number {
  const cases = chosenRows(gpuRows(), names).map(caseOf);
  for (const one of cases) {
    const known = completeOutputs(readOutputs(), [one], seconds);
    writeFileSync(SEQUENTIAL_FILE, `${JSON.stringify(known, null, 2)}\n`);
  }
  return 0;
}

/** Returns 1 if a row is wrong, failed, or is slower than last time. */
function report(folder: string): number {
  const file = join(folder, 'results.csv');
  if (!existsSync(file)) throw new Error(`${file} is missing: measure.py writes it`);
  const results = parseResults(readFileSync(file, 'utf8'));
  const earlier = earlierResults('kernel-times');
  console.log(printTable(gpuTable(gpuRows(), results, earlier)));
  console.log(summaryOf(gpuRows(), results));
  const found = complaints(results, earlier);
  for (const complaint of found) console.error(complaint);
  if (!values.dry) console.log(saveResults(results, 'kernel-times'));
  return found.length === 0 ? 0 : 1;
}
