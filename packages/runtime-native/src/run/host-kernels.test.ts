import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Runtime } from '../runtime.js';
import { doublingBundle } from '../test-support.js';
import { hostKernels } from './host-kernels.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxflow kernels '));
  vi.stubEnv('XDG_CACHE_HOME', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('says that there is no folder to keep kernels in', async () => {
  const file = join(folder, 'no folder');
  writeFileSync(file, '');
  await expect(hostKernels('', { ...process.env, XDG_CACHE_HOME: file })).rejects.toThrow(
    /^error BF5066: cannot write to .*no folder\/boxflow\/host-kernels: .+\n {2}hint: set XDG_CACHE_HOME to a folder/,
  );
});

it('says that kept kernels cannot be loaded', async () => {
  const bundle = doublingBundle();
  writeFileSync(await hostKernels(bundle.sources.host), 'no shared object');
  const input = { params: { n: 4, steps: 1 }, arrays: { x: new Float64Array(4), y: new Float64Array(4) } };
  await expect(new Runtime({ target: 'host' }).run(bundle, input)).rejects.toThrow(
    /error BF5051: cannot load the host kernels from .*\.so: .+\n {2}hint: remove boxflow's cache folder and run again/,
  );
});
