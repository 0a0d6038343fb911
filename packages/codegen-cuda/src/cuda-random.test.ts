import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  randomKernelCase,
  randomScanCase,
  randomSumsCase,
  splitOutput,
  stencilKernel,
} from '@boxflow/codegen-c/testing';
import { verifyKernel } from '@boxflow/ir';
import { floydKernel } from '@boxflow/ir/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { cudaHarness } from '../test/cuda-harness.ts';
import { type Features, runEmulated } from '../test/emulated-device.ts';
import { CUDA_COMPILE_FLAGS } from './compile-flags.js';
import { printCudaKernels } from './print-cuda-kernels.js';

const folder = mkdtempSync(join(tmpdir(), 'boxflow-codegen-cuda-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cases = [
  ...Array.from({ length: 40 }, (_, seed) => randomKernelCase(seed, `random_${seed}`)),
  ...Array.from({ length: 20 }, (_, seed) => randomSumsCase(seed, `sums_${seed}`)),
  ...Array.from({ length: 10 }, (_, seed) => randomScanCase(seed, `scan_${seed}`)),
];
const kernels = printCudaKernels(cases.map(({ kernel }) => kernel));

/** Leaves the thread of this test free meanwhile: a busy machine takes minutes. */
async function nvcc(name: string, source: string, ...flags: readonly string[]) {
  const file = join(folder, `${name}.cu`);
  writeFileSync(file, source);
  const all = [...CUDA_COMPILE_FLAGS, '-arch=sm_90', ...flags, '-o', join(folder, name), file];
  const child = spawn('nvcc', all, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
}

const hasNvcc = spawnSync('nvcc', ['--version']).status === 0;
const hasDevice = spawnSync('nvidia-smi', ['-L']).status === 0;

describe('an emulated device, with sanitizers,', { timeout: 300_000 }, () => {
  const some = process.env.BOXFLOW_TEST_ALL === '1' ? cases : cases.filter((_, i) => i % 3 === 0);

  it.each<Features>(['all', 'threads only'])('leaves what direct evaluation says: %s', (features) => {
    const actual = runEmulated(some, features, folder);
    for (const [i, { result, kernel }] of some.entries()) expect(actual[i], kernel.name).toEqual(result);
  });

  it('finds threads that use what is being copied', () => {
    const ahead = cases.filter(({ kernel }) =>
      kernel.blocks?.stages.some(({ slots }) => slots !== undefined),
    );
    const withoutWaits = (program: string) => program.replaceAll(/ copy_wait<\d>\(\);/g, '');
    const run = () => runEmulated(ahead.slice(0, 3), 'all', folder, withoutWaits);
    expect(run).toThrow(/AddressSanitizer: use-after-poison/);
  });
});

describe.skipIf(!hasNvcc)(`CUDA kernels${hasNvcc ? '' : ' (no nvcc)'}`, () => {
  it('a plain kernel compiles for sm_90 without a word', { timeout: 120_000 }, async () => {
    const source = printCudaKernels([floydKernel()]);
    expect(await nvcc('floyd', source, '-cubin')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  it('reads what nobody writes by the path for such memory', { timeout: 120_000 }, async () => {
    const plain = stencilKernel();
    const marked = {
      ...plain,
      views: plain.views.map((view) => (view.written ? view : { ...view, readOnly: true as const })),
    };
    const loads: boolean[] = [];
    for (const [i, kernel] of [plain, marked].entries()) {
      expect(verifyKernel(kernel)).toEqual([]);
      const name = `path_${i}`;
      expect(await nvcc(name, printCudaKernels([kernel]), '-ptx')).toMatchObject({ status: 0, stderr: '' });
      loads.push(/ld\.global\.nc\.f64/.test(readFileSync(join(folder, name), 'utf8')));
    }
    expect(loads).toEqual([false, true]);
  });

  it('random kernels compile for sm_90', { timeout: 300_000 }, async () => {
    const { status, stderr } = await nvcc('random', kernels, '-cubin');
    expect(status, stderr).toBe(0);
  });

  const where = `on a device${hasDevice ? '' : ' (no device)'}`;
  it.skipIf(!hasDevice)(
    `random kernels leave what direct evaluation says, ${where}`,
    { timeout: 300_000 },
    async () => {
      const built = await nvcc('harness', `${kernels}${cudaHarness(cases)}`);
      expect(built.status, built.stderr).toBe(0);
      const { status, stdout, stderr } = spawnSync(join(folder, 'harness'), {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      });
      expect(status, stderr).toBe(0);
      const actual = splitOutput(stdout, cases);
      for (const [i, { result, kernel }] of cases.entries()) expect(actual[i], kernel.name).toEqual(result);
    },
  );
});
