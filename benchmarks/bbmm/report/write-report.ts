import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from '../../compile-time/print-table.js';
import type { Report, Script } from '../scripts/script.js';
import type { Settings } from '../settings.js';
import { drawCharts } from './chart.js';
import { toCsv, toText } from './table.js';

/** Prints the table and writes `NAME.csv`, whose rows say when, on what commit and on what, and `NAME.svg`. */
export function writeReport({ name, title }: Script, { rows, charts, notes }: Report, settings: Settings) {
  const { target, model, scale, out } = settings;
  console.log(`\n${name}: ${title}\n`);
  console.log(printTable(toText(rows)));
  for (const note of notes) console.log(`\n${note}`);
  mkdirSync(out, { recursive: true });
  const origin = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    target,
    model: target === 'sim' ? (model.split('/').at(-1) ?? model) : null,
    scale,
  };
  const files = [join(out, `${name}.csv`)];
  writeFileSync(files[0]!, toCsv(rows.map((row) => ({ ...origin, ...row }))));
  const svg = drawCharts(charts, rows);
  if (svg) {
    files.push(join(out, `${name}.svg`));
    writeFileSync(files[1]!, svg);
  }
  console.log(`\nwritten: ${files.join(', ')}`);
}

/** Of the sources that ran; `null` where they are no clone. */
function commit(): string | null {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim();
    return git('rev-parse', '--short', 'HEAD');
  } catch {
    return null;
  }
}
