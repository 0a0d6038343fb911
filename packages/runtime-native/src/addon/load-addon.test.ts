import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkOptions } from '../options/check-options.js';
import { doublingBundle } from '../test-support.js';
import { loadAddon, loadFrom } from './load-addon.js';

const folder = mkdtempSync(join(tmpdir(), 'boxflow addon '));
afterAll(() => rmSync(folder, { recursive: true }));

it('says why the addon cannot be loaded', () => {
  const path = join(folder, 'broken.node');
  writeFileSync(path, 'no shared object');
  expect(() => loadFrom(path)).toThrow(
    /error BF5050: the Node addon .* cannot be loaded: .*(too short|invalid)/,
  );
});

it('ends a run whose flag is set', async () => {
  const run = loadAddon().run(
    {
      options: checkOptions({ target: 'sim', devices: 2 }),
      plansJson: JSON.stringify(doublingBundle().plans),
      plan: 0,
      hostKernels: '',
      openclSource: '',
      cudaSource: '',
      aborted: Int32Array.of(1),
      parameters: BigInt64Array.of(1000n, 3n),
      arrays: null,
    },
    undefined,
  );
  await expect(run).rejects.toMatchObject({ code: 'BF5053', message: 'doubling.c:3: the run was aborted' });
});
