import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from '../../compile-time/print-table.js';
import { modelName, type Settings } from '../settings.js';
import { drawCharts } from './chart.js';
import { columnsDrawn } from './pivot.js';
import type { Report, Script } from './script.js';
import { toCsv, toText } from './table.js';

export function printReport({ name, title }: Script, { rows, notes }: Report) {
  console.log(`\n${name}: ${title}\n`);
  console.log(printTable(toText(rows)));
  for (const note of notes) console.log(`\n${note}`);
}

/**
 * Writes `NAME.csv`, whose rows say when, on what commit and on what, and `NAME.svg`, which never is of an
 * earlier run.
 */
export function writeReport({ name }: Script, { rows, charts }: Report, settings: Settings) {
  const { target, model, scale, out } = settings;
  mkdirSync(out, { recursive: true });
  const origin = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    target,
    model: target === 'sim' ? modelName(model) : null,
    scale,
  };
  const table = join(out, `${name}.csv`);
  const plot = join(out, `${name}.svg`);
  writeFileSync(table, toCsv(rows.map((row) => ({ ...origin, ...row }))));
  const svg = drawCharts(charts, rows);
  if (svg === null) {
    rmSync(plot, { force: true });
    console.log(`\nwritten: ${table}; no plot, as no row has ${columnsDrawn(charts).join(' or ')}`);
  } else {
    writeFileSync(plot, svg);
    console.log(`\nwritten: ${table}, ${plot}`);
  }
}

/** Returns the commit of the sources that ran; `null` if they are not in a clone. */
function commit(): string | null {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim();
    return git('rev-parse', '--short', 'HEAD');
  } catch {
    return null;
  }
}
