import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileDigest } from './content-key.js';
import { discard } from './discard.js';
import { KEPT_BYTES, KEPT_ENTRIES, LEFTOVER_AGE_MS } from './limits.js';

const MANIFEST = 'manifest.json';

/**
 * Folders of files under a content key. An entry appears all at once (it is filled beside its place and renamed), is
 * never changed afterwards, and carries the digest of each file: one that does not match is as good as
 * absent. So any number of processes may use one cache at the same time.
 */
export class ContentCache {
  readonly #root: string;
  readonly #mostBytes: number;

  /**
   * @param root the folder, made when first needed
   * @param mostBytes the bytes that entries may have together; only the newest entry may have more
   */
  constructor(root: string, mostBytes: number = KEPT_BYTES) {
    this.#root = root;
    this.#mostBytes = mostBytes;
  }

  /** Returns the folder of the entry, or `null` if it is absent or damaged. */
  async find(key: string): Promise<string | null> {
    const entry = join(this.#root, key);
    if (!(await isIntact(entry))) return null;
    await touch(entry);
    return entry;
  }

  /**
   * Makes the entry: `fill` writes files into the (empty) folder it is given. If `fill` throws, nothing is kept. If
   * a different process was faster, its entry stands, since equal keys mean equal contents.
   */
  async store(key: string, fill: (folder: string) => Promise<void>): Promise<string> {
    const staging = join(this.#root, `.new-${randomBytes(8).toString('hex')}`);
    try {
      await mkdir(staging, { recursive: true });
      await fill(staging);
      await writeManifest(staging);
      return await this.#publish(staging, key);
    } finally {
      await rm(staging, { recursive: true, force: true });
      await this.#prune();
    }
  }

  async #publish(staging: string, key: string): Promise<string> {
    const entry = join(this.#root, key);
    for (let attempt = 0; ; attempt++) {
      try {
        await rename(staging, entry);
        return entry;
      } catch (error) {
        if (!isOccupied(error) || attempt === 5) throw error;
        if (await isIntact(entry)) return entry;
        await discard(entry);
      }
    }
  }

  /** Drops the entries used longest ago, and what killed processes left. Never fails: it is only housekeeping. */
  async #prune(): Promise<void> {
    try {
      const names = await readdir(this.#root);
      const dated = await Promise.all(names.map((name) => this.#dated(name)));
      const leftovers = dated.filter(
        ({ name, used }) => name.startsWith('.') && used < Date.now() - LEFTOVER_AGE_MS,
      );
      const entries = dated.filter(({ name }) => !name.startsWith('.')).sort((a, b) => b.used - a.used);
      for (const { name } of [...leftovers, ...entries.slice(await this.#keptCount(entries))]) {
        await discard(join(this.#root, name));
      }
    } catch {
      // A different process may prune at the same time.
    }
  }

  /** Returns how many of the entries fit the limits. @param entries the newest first */
  async #keptCount(entries: readonly { readonly name: string }[]): Promise<number> {
    let bytes = 0;
    for (const [position, { name }] of entries.entries()) {
      bytes += await folderBytes(join(this.#root, name));
      if (position === KEPT_ENTRIES || (position > 0 && bytes > this.#mostBytes)) return position;
    }
    return entries.length;
  }

  async #dated(name: string): Promise<{ name: string; used: number }> {
    return { name, used: (await stat(join(this.#root, name))).mtimeMs };
  }
}

async function isIntact(entry: string): Promise<boolean> {
  try {
    const digests = JSON.parse(await readFile(join(entry, MANIFEST), 'utf8')) as Record<string, string>;
    for (const [name, digest] of Object.entries(digests)) {
      if ((await fileDigest(join(entry, name))) !== digest) return false;
    }
    return true;
  } catch {
    return false;
  }
}

async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function writeManifest(folder: string): Promise<void> {
  const digests: Record<string, string> = {};
  for (const name of (await readdir(folder)).sort()) digests[name] = await fileDigest(join(folder, name));
  await writeFile(join(folder, MANIFEST), JSON.stringify(digests));
}

async function touch(entry: string): Promise<void> {
  const now = new Date();
  await utimes(entry, now, now).catch(() => {});
}

function isOccupied(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOTDIR';
}
