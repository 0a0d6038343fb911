import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

const cache = mkdtempSync(join(tmpdir(), 'boxflow examples '));
beforeAll(() => {
  vi.stubEnv('XDG_CACHE_HOME', cache);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true });
});

const examples = readdirSync(import.meta.dirname).filter((name) => /^[a-z-]+\.ts$/.test(name));

it('there are examples', () => {
  expect(examples.length).toBeGreaterThan(3);
});

it.each(examples)('%s prints what its last comment says', async (name) => {
  const path = join(import.meta.dirname, name);
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...words) => {
    lines.push(format(...words));
  });
  await import(path);
  const expected = readFileSync(path, 'utf8')
    .split('// Prints:\n')[1]
    ?.replaceAll(/^\/\/ /gm, '');
  expect(`${lines.join('\n')}\n`).toBe(expected);
});
