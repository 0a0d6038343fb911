import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadAddon } from './load-addon.js';

const folder = mkdtempSync(join(tmpdir(), 'boxflow addon '));
afterAll(() => rmSync(folder, { recursive: true }));

it('says that the addon is not there, and how to get it', () => {
  const path = join(folder, 'missing.node');
  expect(() => loadAddon(path)).toThrow(
    `error BF5050: the Node addon ${path} is not there\n` +
      '  hint: run `npm run bootstrap` in a clone of boxflow, or reinstall @boxflow/runtime-native',
  );
});

it('says why the addon cannot be loaded', () => {
  const path = join(folder, 'broken.node');
  writeFileSync(path, 'no shared object');
  expect(() => loadAddon(path)).toThrow(
    /error BF5050: the Node addon .* cannot be loaded: .*(too short|invalid)/,
  );
});
