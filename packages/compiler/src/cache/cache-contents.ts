import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheRoot } from '@boxflow/runtime-native';
import { discard } from './discard.js';
import { KEPT_BYTES, KEPT_ENTRIES, LEFTOVER_AGE_MS } from './limits.js';

/** The limits of a folder of the cache. */
export interface CacheLimits {
  readonly entries: number;
  readonly bytes: number;
}

/** The contents of one folder of the cache. */
export interface CacheFolder {
  readonly name: string;
  /** A human-readable name for the kind of its entries. */
  readonly holds: string;
  /** The limits from which on entries go by themselves; `null` if there are none. */
  readonly limits: CacheLimits | null;
  readonly entries: number;
  readonly bytes: number;
}

export interface CacheContents {
  /** The folder that has all others. */
  readonly root: string;
  readonly folders: readonly CacheFolder[];
}

const LIMITS: CacheLimits = { entries: KEPT_ENTRIES, bytes: KEPT_BYTES };

const FOLDERS: readonly Pick<CacheFolder, 'name' | 'holds' | 'limits'>[] = [
  { name: 'bundles', holds: 'compiled programs: kernels and plans', limits: LIMITS },
  { name: 'explanations', holds: 'what `explain` found out', limits: LIMITS },
  { name: 'executables', holds: 'programs that `run` starts and `build` copies', limits: LIMITS },
  { name: 'host-kernels', holds: 'kernels of host devices for `Runtime.run`', limits: null },
  { name: 'machines', holds: 'how fast devices, links and the processor are', limits: null },
];

/** Returns what the cache holds, by kind. Throws BF5066. */
export async function cacheContents(): Promise<CacheContents> {
  const root = cacheRoot();
  const folders = FOLDERS.map(async (folder) => {
    const entries = (await listFolder(join(root, folder.name))).filter(({ name }) => !isStaging(name));
    const sizes = await Promise.all(entries.map(({ path, info }) => bytesOf(path, info)));
    return { ...folder, entries: entries.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
  return { root, folders: await Promise.all(folders) };
}

/**
 * Removes all entries, and what killed processes left, but nothing that a different process is filling now. Returns what
 * the cache held before. Throws BF5066.
 */
export async function cleanCache(): Promise<CacheContents> {
  const before = await cacheContents();
  for (const { name } of before.folders) {
    const folder = join(before.root, name);
    const going = (await listFolder(folder)).filter(
      (entry) => !isStaging(entry.name) || isLeftover(entry.info),
    );
    for (const { path } of going) await discard(path);
  }
  return before;
}

interface Listed {
  readonly name: string;
  readonly path: string;
  readonly info: Stats;
}

/** Lists a folder that may be absent, without what different processes remove meanwhile. */
async function listFolder(folder: string): Promise<readonly Listed[]> {
  const names = await readdir(folder).catch(() => []);
  const listed = names.map(async (name) => {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    return info && { name, path, info };
  });
  return (await Promise.all(listed)).filter((entry) => entry !== null);
}

async function bytesOf(path: string, info: Stats): Promise<number> {
  if (!info.isDirectory()) return info.size;
  const inside = await listFolder(path);
  const sizes = await Promise.all(inside.map((entry) => bytesOf(entry.path, entry.info)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Entries are filled, and removed, under names that begin with a dot. */
function isStaging(name: string): boolean {
  return name.startsWith('.');
}

function isLeftover({ mtimeMs }: Stats): boolean {
  return mtimeMs < Date.now() - LEFTOVER_AGE_MS;
}
