import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { makeFolder } from '@boxflow/runtime-native';
import { cannotWrite, folderInUse } from '../toolchain/diagnostics.js';

/** Marks folders that may be replaced without asking. */
const MARK = '.boxflow-emit';

/**
 * Writes files into a folder, all or nothing: the folder is filled beside its place and renamed. An empty folder and
 * one written by this function are replaced; anything else only with `force`, and never if it contains one of the paths
 * to `keep`. Throws BF3006 and BF3007.
 */
export async function writeFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
  force: boolean,
  keep: readonly string[] = [],
): Promise<void> {
  const place = resolve(folder);
  const kept = keep.find((path) => isWithin(resolve(path), place));
  if (kept !== undefined) throw new BoxflowError(cannotWrite(folder, new Error(`${kept} is in it`)));
  if (!force && !(await mayReplace(place))) throw new BoxflowError(folderInUse(folder));
  const suffix = randomBytes(6).toString('hex');
  const staging = join(dirname(place), `.${basename(place)}.${suffix}`);
  const aside = `${staging}.old`;
  try {
    makeFolder(staging);
    for (const [name, text] of Object.entries({ ...files, [MARK]: '' }))
      await writeFile(join(staging, name), text);
    await rename(place, aside).catch(ignoreMissing);
    await rename(staging, place);
  } catch (cause) {
    await rename(aside, place).catch(() => {});
    throw new BoxflowError(cannotWrite(folder, cause), { cause });
  } finally {
    await Promise.allSettled([staging, aside].map((path) => rm(path, { recursive: true, force: true })));
  }
}

async function mayReplace(place: string): Promise<boolean> {
  try {
    const names = await readdir(place);
    return names.length === 0 || names.includes(MARK);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
