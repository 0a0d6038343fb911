import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatResults, parseResults, type Result } from './results.js';

const RESULTS = join(import.meta.dirname, '..', 'results');

/** What files are called after their day and GPU. */
export type Kind = 'kernel-times' | 'spm-times' | 'chill-times';

/** Returns all rows of the files that reports left. */
export function earlierResults(kind: Kind, folder: string = RESULTS): readonly Result[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(`-${kind}.csv`))
    .flatMap((name) => parseResults(readFileSync(join(folder, name), 'utf8')));
}

/** Adds rows to the file of their day and GPU, unless they are there already, and returns its path. */
export function saveResults(results: readonly Result[], kind: Kind, folder: string = RESULTS): string {
  const [first] = results;
  if (!first) throw new Error('there are no results');
  const file = join(folder, `${first.date.slice(0, 10)}-${slug(first.gpu)}-${kind}.csv`);
  const there = existsSync(file) ? parseResults(readFileSync(file, 'utf8')) : [];
  const known = new Set(there.map(({ date, row, fpContract }) => `${date} ${row} ${fpContract}`));
  const added = results.filter(({ date, row, fpContract }) => !known.has(`${date} ${row} ${fpContract}`));
  writeFileSync(file, formatResults([...there, ...added]));
  return file;
}

/** `NVIDIA H200` is `h200`. */
function slug(gpu: string): string {
  const words = gpu.toLowerCase().replace(/^nvidia /, '');
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'unknown';
}
