import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadFrom } from './load-addon.js';

const folder = mkdtempSync(join(tmpdir(), 'boxflow addon '));
afterAll(() => rmSync(folder, { recursive: true }));

it('says why the addon cannot be loaded', () => {
  const path = join(folder, 'broken.node');
  writeFileSync(path, 'no shared object');
  expect(() => loadFrom(path)).toThrow(
    /error BF5050: the Node addon .* cannot be loaded: .*(too short|invalid)/,
  );
});
