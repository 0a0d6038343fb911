import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentCache } from './content-cache.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boxflow cache '));
});
afterEach(() => rmSync(root, { recursive: true }));

const fill = (text: string) => (folder: string) => writeFile(join(folder, 'file'), text);
const read = (folder: string | null) => readFileSync(join(folder ?? '', 'file'), 'utf8');

describe('the cache', () => {
  it('drops the entries used longest ago when they take too many bytes, but never the newest', async () => {
    const cache = new ContentCache(root, 5000);
    const old = new Date(Date.now() - 60_000);
    for (const [age, key] of ['a', 'b'].entries()) {
      const entry = await cache.store(key, fill('x'.repeat(2000)));
      utimesSync(entry, old, new Date(old.getTime() + age * 1000));
    }
    await cache.store('c', fill('x'.repeat(2000)));
    expect(readdirSync(root).sort()).toEqual(['b', 'c']);
    await cache.store('large', fill('x'.repeat(9000)));
    expect(readdirSync(root)).toEqual(['large']);
  });

  it('finds what was stored, in a folder that did not exist', async () => {
    const cache = new ContentCache(join(root, 'deep', 'er'));
    expect(await cache.find('k')).toBeNull();
    expect(read(await cache.store('k', fill('one')))).toBe('one');
    expect(read(await cache.find('k'))).toBe('one');
  });

  it.each([
    ['truncated file', (entry: string) => writeFileSync(join(entry, 'file'), 'o')],
    ['missing file', (entry: string) => rmSync(join(entry, 'file'))],
    ['damaged manifest', (entry: string) => writeFileSync(join(entry, 'manifest.json'), '{"fi')],
    ['missing manifest', (entry: string) => rmSync(join(entry, 'manifest.json'))],
    [
      'emptied folder',
      (entry: string) => {
        rmSync(entry, { recursive: true });
        mkdirSync(entry);
      },
    ],
    [
      'file in its place',
      (entry: string) => {
        rmSync(entry, { recursive: true });
        writeFileSync(entry, 'no folder');
      },
    ],
  ])('takes an entry with a %s for absent, and stores over it', async (_, damage) => {
    const cache = new ContentCache(root);
    damage(await cache.store('k', fill('one')));
    expect(await cache.find('k')).toBeNull();
    expect(read(await cache.store('k', fill('one')))).toBe('one');
    expect(read(await cache.find('k'))).toBe('one');
    expect(readdirSync(root)).toEqual(['k']);
  });

  it('keeps nothing when filling fails', async () => {
    const cache = new ContentCache(root);
    const failing = cache.store('k', async (folder) => {
      await fill('half')(folder);
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect(await cache.find('k')).toBeNull();
    expect(readdirSync(root)).toEqual([]);
  });

  it('serves many writers and readers of one key at once', async () => {
    const caches = Array.from({ length: 20 }, () => new ContentCache(root));
    const stored = await Promise.all(caches.map((cache) => cache.store('k', fill('same'))));
    expect(new Set(stored.map(read))).toEqual(new Set(['same']));
    expect(readdirSync(root)).toEqual(['k']);
  });

  it('never lets another process see half an entry', async () => {
    // A reader in a process of its own, against a writer that damages and stores again.
    const watcher = `
      const { readFileSync } = require('node:fs');
      const seen = new Set();
      const end = Date.now() + 400;
      while (Date.now() < end) {
        try { seen.add(readFileSync(process.argv[1] + '/k/file', 'utf8').length); } catch {}
      }
      console.log(JSON.stringify([...seen]));`;
    const lengths = new Promise<number[]>((resolve, reject) => {
      execFile(process.execPath, ['-e', watcher, root], (error, out) =>
        error ? reject(error) : resolve(JSON.parse(out)),
      );
    });
    const cache = new ContentCache(root);
    for (const end = Date.now() + 400; Date.now() < end; ) {
      const entry = await cache.store('k', fill('x'.repeat(300_000)));
      rmSync(join(entry, 'manifest.json'));
    }
    expect(await lengths).toEqual([300_000]);
  });

  it('forgets what was used longest ago, and what killed processes left', async () => {
    const cache = new ContentCache(root);
    for (let index = 0; index < 260; index++) {
      const entry = join(root, `old${index}`);
      mkdirSync(entry);
      utimesSync(entry, 1000 + index, 1000 + index);
    }
    mkdirSync(join(root, '.new-dead'));
    utimesSync(join(root, '.new-dead'), 1, 1);
    mkdirSync(join(root, '.new-alive'));
    await cache.store('k', fill('one'));
    const left = readdirSync(root);
    expect(left).toContain('k');
    expect(left).toContain('.new-alive');
    expect(left).not.toContain('.new-dead');
    expect(left.filter((name) => name.startsWith('old'))).toHaveLength(255);
    expect(left).not.toContain('old0');
    expect(left).toContain('old259');
  });
});
