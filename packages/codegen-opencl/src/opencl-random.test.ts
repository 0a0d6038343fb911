import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  type KernelCase,
  randomKernelCase,
  randomScanCase,
  randomSumsCase,
  splitOutput,
} from '@boxflow/codegen-c/testing';
import { floydKernel } from '@boxflow/ir/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { openclHarness } from '../test/opencl-harness.ts';
import { OPENCL_BUILD_OPTIONS } from './build-options.js';
import { printOpenclKernels } from './print-opencl-kernels.js';

const folder = mkdtempSync(join(tmpdir(), 'boxflow-codegen-opencl-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cases = [
  ...Array.from({ length: 60 }, (_, seed) => randomKernelCase(seed, `random_${seed}`)),
  ...Array.from({ length: 10 }, (_, seed) => randomSumsCase(seed, `sums_${seed}`)),
  ...Array.from({ length: 15 }, (_, seed) => randomScanCase(seed, `scan_${seed}`)),
];

/** False where the machine has no OpenCL headers or loader. */
function compileHarness(name: string, which: readonly KernelCase[]): boolean {
  const program = join(folder, name);
  writeFileSync(`${program}.c`, openclHarness(which, OPENCL_BUILD_OPTIONS));
  return spawnSync('gcc', ['-std=gnu11', `${program}.c`, '-l:libOpenCL.so.1', '-o', program]).status === 0;
}

/** Leaves the thread of this test free meanwhile: a driver that has built none of the kernels takes minutes. */
async function run(name: string, source: string) {
  const file = join(folder, `${name}.cl`);
  writeFileSync(file, source);
  const child = spawn(join(folder, name), [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
}

/** Why these tests cannot run here; empty if they can. */
async function obstacle(): Promise<string> {
  if (!compileHarness('build', [])) return ' (no OpenCL headers or loader)';
  return (await run('build', '')).status === 77 ? ' (no OpenCL device)' : '';
}

const why = await obstacle();

describe.skipIf(why !== '')(`OpenCL kernels${why}`, { timeout: 120_000 }, () => {
  it('random kernels leave in memory what direct evaluation says', { timeout: 300_000 }, async () => {
    compileHarness('random', cases);
    const { status, stdout, stderr } = await run(
      'random',
      printOpenclKernels(cases.map(({ kernel }) => kernel)),
    );
    expect(status, stderr).toBe(0);
    const actual = splitOutput(stdout, cases);
    for (const [i, { result, kernel }] of cases.entries()) expect(actual[i], kernel.name).toEqual(result);
  });

  it('a plain kernel builds without a word', async () => {
    expect(await run('build', printOpenclKernels([floydKernel()]))).toMatchObject({ status: 0, stderr: '' });
  });
});
