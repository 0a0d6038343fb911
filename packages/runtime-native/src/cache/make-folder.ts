import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those around it that are missing. Node's `recursive: true` never ends in a file system
 * that refuses new folders as if the one around them were missing, as /proc does.
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (isFolder(path)) return;
  const around = dirname(path);
  if (around !== path) makeFolder(around, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // A different process may have been faster.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
