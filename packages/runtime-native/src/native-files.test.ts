import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { nativeFiles } from './native-files.js';

const folder = mkdtempSync(join(tmpdir(), 'boxflow native '));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

it("finds the platform's package", () => {
  expect(nativeFiles({}).folder).toMatch(/runtime-linux-[^/]+$/);
});

it('takes the folder that BOXFLOW_RUNTIME names', () => {
  mkdirSync(join(folder, 'include'));
  for (const name of ['libboxflow.a', 'libboxflow-cudart.a', 'libboxflow-cudart-host.a', 'boxflow.node'])
    writeFileSync(join(folder, name), '');
  expect(nativeFiles({ BOXFLOW_RUNTIME: folder })).toEqual({
    folder,
    library: join(folder, 'libboxflow.a'),
    cudart: join(folder, 'libboxflow-cudart.a'),
    cudartHost: join(folder, 'libboxflow-cudart-host.a'),
    includeFolder: join(folder, 'include'),
    addon: join(folder, 'boxflow.node'),
  });
});

it('says what the folder lacks', () => {
  expect(() => nativeFiles({ BOXFLOW_RUNTIME: '/nowhere' })).toThrow(
    'error BF5050: the native runtime is missing: BOXFLOW_RUNTIME is /nowhere, which has no libboxflow.a\n' +
      '  hint: set BOXFLOW_RUNTIME to a folder that has boxflow.node, libboxflow.a, libboxflow-cudart.a, libboxflow-cudart-host.a and include, or leave it out if this is linux-x64 or linux-arm64',
  );
});

it('says which platforms there are', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('sunos');
  vi.spyOn(process, 'arch', 'get').mockReturnValue('ppc64');
  expect(() => nativeFiles({})).toThrow(
    'error BF5050: the native runtime is missing: the package @boxflow/runtime-sunos-ppc64 is not installed\n' +
      '  hint: there are packages for linux-x64 and linux-arm64 with glibc 2.28 or newer; for sunos-ppc64, build it in a clone of boxflow (`npm run bootstrap`), and set BOXFLOW_RUNTIME to the folder that has libboxflow.a',
  );
});
