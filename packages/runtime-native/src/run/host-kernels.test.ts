import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  vi.stubEnv('TMPDIR', file);
  await expect(hostKernels('', { ...process.env, XDG_CACHE_HOME: file })).rejects.toThrow(
    /^error BF5066: no folder can be written in which to keep compiled programs\n {2}note: .*no folder\/boxflow: /,
  );
});

it('says that its folder cannot be made', async () => {
  mkdirSync(join(folder, 'boxflow'));
  writeFileSync(join(folder, 'boxflow', 'host-kernels'), 'no folder');
  await expect(hostKernels('')).rejects.toThrow(/^error BF5066: .*\n {2}note: .*\/boxflow\/host-kernels: /);
});

it('keeps kernels among the temporary files if the home folder cannot be written', async () => {
  const file = join(folder, 'no folder');
  writeFileSync(file, '');
  vi.stubEnv('TMPDIR', folder);
  const path = await hostKernels('', { ...process.env, XDG_CACHE_HOME: file });
  expect(dirname(path)).toBe(join(folder, `boxflow-${process.getuid?.()}`, 'host-kernels'));
});

it('says that kept kernels cannot be loaded', async () => {
  const bundle = doublingBundle();
  writeFileSync(await hostKernels(bundle.sources.host), 'no shared object');
  const input = { params: { n: 4, steps: 1 }, arrays: { x: new Float64Array(4), y: new Float64Array(4) } };
  await expect(new Runtime({ target: 'host' }).run(bundle, input)).rejects.toThrow(
    /error BF5051: cannot load the host kernels from .*\.so: .+\n {2}hint: remove boxflow's cache folder and run again/,
  );
});
