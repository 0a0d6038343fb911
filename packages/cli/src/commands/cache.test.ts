import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { main } from '../main.js';

let home: string;
let root: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'boxflow cache command '));
  root = join(home, 'boxflow');
  vi.stubEnv('XDG_CACHE_HOME', home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(home, { recursive: true });
});

async function said(...words: readonly string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await main(words)).toBe(0);
  return write.mock.calls.join('');
}

function fill(): void {
  for (const [folder, bytes] of [
    ['bundles/one', 1000],
    ['bundles/two', 24],
    ['executables/one', 2048],
    ['executables/.new-now', 7],
  ] as const) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'file'), 'x'.repeat(bytes));
  }
  mkdirSync(join(root, 'host-kernels'));
  writeFileSync(join(root, 'host-kernels', 'a.so'), 'x'.repeat(512));
}

it('says what the cache holds, its limits and its place', async () => {
  fill();
  expect(await said('cache')).toBe(
    `${root}: 4 entries, 3.50 KiB

folder        entries      size  at most                holds
bundles             2  1.00 KiB  1.00 GiB, 256 entries  compiled programs: kernels and plans
explanations        0       0 B  1.00 GiB, 256 entries  what \`explain\` found out
executables         1  2.00 KiB  1.00 GiB, 256 entries  programs that \`run\` starts and \`build\` copies
host-kernels        1     512 B  no limit               kernels of host devices for \`Runtime.run\`
machines            0       0 B  no limit               how fast devices, links and the processor are

Whenever an entry is added to a folder that has more than its limit, the entries used longest ago go.
\`poly-cli cache clean\` removes all of them.
`,
  );
});

it('is empty at first', async () => {
  expect(await said('cache')).toContain(`${root}: 0 entries, 0 B\n`);
  expect(await said('cache', 'clean')).toContain(`${root}: removed 0 entries, 0 B\n`);
});

it('is cleaned, except for what a different process is filling', async () => {
  fill();
  const dead = join(root, 'bundles', '.new-dead');
  mkdirSync(dead);
  utimesSync(dead, 1, 1);
  writeFileSync(join(root, 'not ours'), '');
  expect(await said('cache', 'clean')).toBe(`${root}: removed 4 entries, 3.50 KiB\n`);
  expect(readdirSync(root, { recursive: true }).sort()).toEqual([
    'bundles',
    'executables',
    'executables/.new-now',
    'executables/.new-now/file',
    'host-kernels',
    'not ours',
  ]);
});
