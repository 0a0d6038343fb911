import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { folders } from './folders.mjs';

/** Hash of everything a build depends on: sources, options, the Node it is for. */
export async function inputHash(options) {
  const hash = createHash('sha256').update(JSON.stringify([options, process.version, process.arch]));
  for (const file of (await filesBelow(folders.native)).sort()) {
    hash
      .update(relative(folders.native, file))
      .update('\0')
      .update(await readFile(file));
  }
  return hash.digest('hex');
}

/** True where the last build had the same inputs and its results are still there. */
export async function isCurrent(stamp, hash, outputs) {
  if (!existsSync(stamp) || !outputs.every((output) => existsSync(output))) return false;
  return (await readFile(stamp, 'utf8')) === hash;
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
