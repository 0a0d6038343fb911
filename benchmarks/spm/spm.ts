import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile, loadRecipes } from '@boxflow/compiler';
import { BoxflowError } from '@boxflow/ir';
import { printTable } from '../compile-time/print-table.js';
import { buildFolder } from '../gpu/build-folder.js';
import { saveResults } from '../gpu/history.js';
import { parseResults } from '../gpu/results.js';
import { figure1 } from './figure-1.js';
import { figureTable, type Refusals } from './figure-table.js';
import { casesOf, FIGURES, type FigureCase } from './figures.js';
import { paper } from './paper.js';

const USAGE = `npm run spm -w benchmarks -- figure-1                     the worked example: buffers and access functions
npm run spm -w benchmarks -- FIGURE...                    build, measure and report on this machine
npm run spm -w benchmarks -- build FOLDER [FIGURE...]     make a folder to carry to a machine with a GPU
python3 FOLDER/measure.py                                 there: verify, time, write FOLDER/results.csv
npm run spm -w benchmarks -- report FOLDER                print the figures, keep the times

figures: figure-1, ${FIGURES.map(({ name }) => name).join(', ')}
--target cuda|opencl|host   (cuda)     --runs N   (5)     --dry   report writes no file`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    target: { type: 'string', default: 'cuda' },
    runs: { type: 'string', default: '5' },
    dry: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

process.exitCode = await main(positionals);

async function main([command, ...words]: readonly string[]): Promise<number> {
  if (values.help || command === undefined) return say(USAGE);
  if (command === 'figure-1') return say(await figure1());
  if (command === 'build') return await build(words[0] ?? '', words.slice(1));
  if (command === 'report') return report(words[0] ?? '');
  return await all([command, ...words]);
}

function say(text: string): number {
  console.log(text);
  return 0;
}

async function all(names: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'boxflow-spm-'));
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
  const unknown = names.filter((name) => !FIGURES.some((figure) => figure.name === name));
  if (unknown.length > 0) throw new Error(`no figure is called ${unknown.join(', ')}`);
  const figures = FIGURES.filter(({ name }) => names.length === 0 || names.includes(name));
  const cases = figures.flatMap(casesOf);
  const refusals = await refusalsOf(cases);
  const accepted = cases.filter(({ name }) => refusals[name] === undefined);
  await buildFolder(accepted, { folder, fpContract: 'off', known: {} });
  writeFileSync(join(folder, 'refusals.json'), `${JSON.stringify(refusals, null, 2)}\n`);
  return 0;
}

/** Returns what the compiler says against the recipes that it refuses. */
async function refusalsOf(cases: readonly FigureCase[]): Promise<Refusals> {
  const refusals: Record<string, string> = {};
  for (const { name, file, check, recipe } of cases) {
    if (recipe === undefined) continue;
    try {
      await compile({ file, defines: check, recipes: await loadRecipes(recipe) });
    } catch (error) {
      if (!(error instanceof BoxflowError)) throw error;
      refusals[name] = error.diagnostics.map(({ message }) => message).join('; ');
    }
  }
  return refusals;
}

/** Returns 1 if a program failed or was wrong. */
function report(folder: string): number {
  const results = parseResults(readFileSync(join(folder, 'results.csv'), 'utf8'));
  const refusals = JSON.parse(readFileSync(join(folder, 'refusals.json'), 'utf8')) as Refusals;
  for (const figure of FIGURES) {
    const names = casesOf(figure).map(({ name }) => name);
    if (![...results.map(({ row }) => row), ...Object.keys(refusals)].some((row) => names.includes(row)))
      continue;
    console.log(`\n${figure.name}: ${figure.title}`);
    console.log(printTable(figureTable(figure, results, refusals, paper.ratios[figure.program]!)));
    const reasons = names.flatMap((name) => (refusals[name] === undefined ? [] : [refusals[name]]));
    for (const reason of new Set(reasons)) console.log(`refused: ${reason}`);
  }
  if (!values.dry) console.log(saveResults(results, 'spm-times'));
  return results.every(({ medianMs }) => medianMs !== null) ? 0 : 1;
}
