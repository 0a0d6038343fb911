import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** Returns rows that were measured today by this commit on this processor, as CSV with these three first. */
export function measuredCsv(names: string, rows: readonly (readonly string[])[]): string {
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const model = cpus()[0]?.model.replaceAll(',', '') ?? 'unknown';
  const lines = rows.map((row) => [date, model, commit, ...row].join(','));
  return [`date,cpu,commit,${names}`, ...lines].map((line) => `${line}\n`).join('');
}
