import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { afterAll, describe, expect, it } from 'vitest';
import { compile } from '../compile.js';
import { findNvcc } from '../toolchain/find-tool.js';
import { compileFatbin } from './fatbin.js';

const folder = mkdtempSync(join(tmpdir(), 'boxflow fatbin '));
afterAll(() => rmSync(folder, { recursive: true }));

const PROGRAM =
  'void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = a[i] * 2; }\nint main(void) { return 0; }\n';
const nvcc = findNvcc();

describe.skipIf(nvcc === null)('nvcc', () => {
  it('makes a fat binary of the CUDA kernels for sm_90', async () => {
    const { sources } = await compile({ file: 'p.c', text: PROGRAM, cache: false });
    const bytes = await compileFatbin(nvcc ?? '', sources.cuda, folder);
    // The magic number of a fat binary.
    expect(Buffer.from(bytes.subarray(0, 4)).toString('hex')).toBe('50ed55ba');
  });

  it('is quoted when it rejects what was generated', async () => {
    const error = await compileFatbin(nvcc ?? '', 'no CUDA', folder).then(
      () => expect.fail('no error'),
      (thrown) => thrown,
    );
    expect(error).toBeInstanceOf(BoxflowError);
    expect(error.diagnostics[0]).toMatchObject({
      code: 'BF3003',
      family: 'bug',
      message: 'nvcc cannot compile the generated CUDA kernels',
    });
    expect(error.diagnostics[0].notes[0].message).toContain('error');
  });
});
