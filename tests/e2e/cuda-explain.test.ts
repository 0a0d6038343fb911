import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/paths.js';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';

const hasNvcc = spawnSync('nvcc', ['--version']).status === 0;
const cwd = join(import.meta.dirname, 'cuda-explain');
const kernels = join(root, 'benchmarks', 'amge', 'kernels');

describe.runIf(hasNvcc)('poly-cli explain of CUDA programs', () => {
  it.each(['data', 'waiting', 'shapes'])(
    'says how blocks share arrays, and what stays whole and why, in %s.cu',
    async (name) => {
      const { stdout } = await mustPolyCli(['explain', `${name}.cu`, '--cflags=--extended-lambda'], { cwd });
      expect(stdout).toBe(readFileSync(join(cwd, `${name}.txt`), 'utf8'));
      expect(stdout.split('\n').length).toBeLessThanOrEqual(60);
    },
  );

  it('lists all accesses with --full, and everything as JSON', async () => {
    const { stdout } = await mustPolyCli(['explain', 'saxpy.cu', '--full'], { cwd: kernels });
    expect(stdout).toContain(
      `  loops
    i0 (line 5): max(floord(n - blockDim.x * blockIdx.x - threadIdx.x - 1, blockDim.x * gridDim.x), 0) + 1 times; its iterations depend on their number only
  accesses
    read 4 bytes of A (line 6): 4 * blockDim.x * blockIdx.x + 4 * threadIdx.x + 4 * blockDim.x * gridDim.x * i0
      if blockDim.x * blockIdx.x + threadIdx.x < n
`,
    );
    const json = JSON.parse(
      (await mustPolyCli(['explain', 'saxpy.cu', '--format', 'json'], { cwd: kernels })).stdout,
    );
    expect(json).toMatchObject({ version: 1, files: ['saxpy.cu'] });
    expect(json.kernels[0].decomposition.arrays[0].dimensions).toEqual([
      { pitch: { op: 'int', value: 4 }, walk: { grid: 'x', kind: 'BLOCK', regridded: true } },
    ]);
  });

  it('quotes nvcc if it rejects the program, once', async () => {
    const { code, stderr } = await polyCli(['explain', 'data.cu', '-D', 'spmv=+'], { cwd });
    expect(code).toBe(1);
    expect(stderr.match(/BF3002/g)).toHaveLength(1);
  });
});

describe('poly-cli explain of a CUDA program', () => {
  it.each([['--region', 'x'], ['--recipe'], ['--after', 'parse']])(
    'refuses %s, which is for C',
    async (...option) => {
      const { code, stderr } = await polyCli(['explain', 'any.cu', ...option]);
      expect(code).toBe(1);
      expect(stderr).toContain(`error BF4004: ${option[0]} is not available for CUDA programs\n`);
    },
  );
});
