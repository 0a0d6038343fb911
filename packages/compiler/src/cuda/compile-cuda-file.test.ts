import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNvcc } from '../toolchain/find-tool.js';
import { compileCudaFile } from './compile-cuda-file.js';
import { newestPtx } from './nvcc.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boxflow-cuda-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('of the PTX that nvcc keeps, the newest architecture counts', () => {
  expect(newestPtx('x/a.cu', ['b.ptx', 'a.compute_80.ptx', 'a.compute_100.ptx', 'a.compute_90.ptx'])).toBe(
    'a.compute_100.ptx',
  );
  expect(newestPtx('a.cu', ['a.ptx', 'a.o'])).toBe('a.ptx');
  expect(newestPtx('a.cu', ['ab.ptx', 'a.o'])).toBeUndefined();
});

describe.runIf(findNvcc() !== null)('a CUDA file', { timeout: 60_000 }, () => {
  it('without PTX has a warning, as its kernels run on one GPU', async () => {
    const file = join(folder, 'kernel.cu');
    await writeFile(file, '__global__ void kernel(int *x) { *x = 1; }\n');
    const options = {
      files: [file],
      target: 'cuda',
      cflags: ['-dc', '-gencode', 'arch=compute_80,code=lto_80'],
    } as const;
    const { objects, warnings } = await compileCudaFile(file, 0, options, folder);
    expect(objects).toHaveLength(1);
    expect(warnings.map(({ code, severity }) => [code, severity])).toEqual([['BF3020', 'warning']]);
  });
});
