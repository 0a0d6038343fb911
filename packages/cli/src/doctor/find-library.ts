import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Returns the path of a shared library that a program could open at run time: from `LD_LIBRARY_PATH`, the loader's own
 * table, or one of `extraFolders`. Returns `null` if there is none.
 */
export async function findLibrary(
  name: string,
  extraFolders: readonly string[] = [],
): Promise<string | null> {
  const searched = (process.env.LD_LIBRARY_PATH ?? '').split(':').filter((folder) => folder !== '');
  return inFolders(name, searched) ?? (await inLoaderTable(name)) ?? inFolders(name, extraFolders);
}

function inFolders(name: string, folders: readonly string[]): string | null {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** On Debian, `ldconfig` is in a folder that is not on the PATH of plain users. */
async function inLoaderTable(name: string): Promise<string | null> {
  for (const ldconfig of ['ldconfig', '/sbin/ldconfig', '/usr/sbin/ldconfig']) {
    try {
      const { stdout } = await promisify(execFile)(ldconfig, ['-p'], { maxBuffer: 2 ** 26 });
      const line = stdout.split('\n').find((candidate) => candidate.trim().startsWith(`${name} `));
      return line?.split('=> ')[1]?.trim() ?? null;
    } catch {
      // Not here: look in the next place.
    }
  }
  return null;
}
