import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAGE_NAMES } from '@boxflow/compiler';
import { type CompileTimes, measureCompileTime } from './measure.js';
import { printTable } from './print-table.js';
import { REQUIREMENT, summary } from './requirement.js';

const RUNS = 5;
const kernels = join(import.meta.dirname, '..', 'kernels');
const results = join(import.meta.dirname, '..', 'results');

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
  const times = await measureAll();
  console.log(printTable([['program', ...STAGE_NAMES, 'total (ms)'], ...rowsOf(times)]));
  if (chosen.length === 0) judge(times);
}

async function measureAll(): Promise<ReadonlyMap<string, CompileTimes>> {
  const measured = new Map<string, CompileTimes>();
  for (const { program, file } of programs) {
    if (chosen.length > 0 && !chosen.includes(program)) continue;
    console.error(`measuring ${program}`);
    measured.set(program, await measureCompileTime({ file: join(kernels, file) }, RUNS));
  }
  return measured;
}

function rowsOf(times: ReadonlyMap<string, CompileTimes>): readonly (readonly string[])[] {
  return [...times].map(([program, { stages, total }]) => [
    program,
    ...STAGE_NAMES.map((name) => stages[name].toFixed(1)),
    total.toFixed(1),
  ]);
}

/** Writes the table of all programs and checks the requirement. */
function judge(times: ReadonlyMap<string, CompileTimes>): void {
  const date = new Date().toISOString().slice(0, 10);
  const file = join(results, `${date}-compile-time.csv`);
  const header = ['date', 'program', ...STAGE_NAMES.map((name) => `${name}_ms`), 'total_ms'];
  const lines = [header, ...rowsOf(times).map((row) => [date, ...row])].map((row) => `${row.join(',')}\n`);
  writeFileSync(file, lines.join(''));

  const found = summary(new Map([...times].map(([program, { total }]) => [program, total])));
  console.log(`median ${found.median.toFixed(0)} ms, must be at most ${REQUIREMENT.median} ms`);
  console.log(`maximum ${found.maximum.toFixed(0)} ms, must be at most ${REQUIREMENT.maximum} ms`);
  if (found.tooSlow.length > 0) console.log(`too slow: ${found.tooSlow.join(', ')}`);
  console.log(`written to ${file}`);
  if (!found.met) process.exitCode = 1;
}
