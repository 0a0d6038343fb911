import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

function runFolder(): string {
  const folder = process.env.BOXFLOW_TESTS_FOLDER;
  if (folder === undefined) throw new Error('the global set-up did not run');
  return folder;
}

/** A new empty folder; it is removed when the whole run ends. Its path has a space in it. */
export function scratchFolder(name: string): string {
  return mkdtempSync(join(runFolder(), `${name}-`));
}

/** Returns the folder in which everything that tests compile is cached, for this run only. */
export function cacheFolder(): string {
  const folder = join(runFolder(), 'cache');
  mkdirSync(folder, { recursive: true });
  return folder;
}
