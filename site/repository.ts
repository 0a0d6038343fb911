import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** Returns the text of a file, by its path from the root. */
export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns the paths of the tracked and new files that fit the patterns of git, from the root. */
export function listFiles(...patterns: readonly string[]): readonly string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\0').filter(Boolean))].sort();
}
