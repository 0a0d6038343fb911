import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defineOptions, KERNEL_PROGRAMS, smallCase } from '../support/kernel-programs.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';
import { everyNth, shortOrFull } from '../support/thoroughness.js';

const nvcc = findNvcc();

const PROGRAMS: readonly (readonly [name: string, file: string, options: readonly string[]])[] = [
  ...everyNth(KERNEL_PROGRAMS, 5).map(
    (program) => [program.program, program.file, defineOptions(smallCase(program))] as const,
  ),
  ['data-subscripts', join(import.meta.dirname, 'data-subscripts', 'programs.c'), []],
  ['whole-structs', join(import.meta.dirname, 'memory', 'whole-structs.c'), ['-DN=13']],
  ...shortOrFull(['floats', 'places'], ['integers', 'floats', 'selections', 'histograms', 'places']).map(
    (name) =>
      [
        `reductions of ${name}`,
        join(import.meta.dirname, 'reductions', `${name}.c`),
        ['--reassociate'],
      ] as const,
  ),
];

// These tests are skipped, and reported as skipped, if there is no CUDA toolkit.
describe.skipIf(nvcc === null)('the CUDA kernels compile for sm_90', () => {
  it.each(PROGRAMS)('%s', async (name, file, options) => {
    const folder = join(scratchFolder(name), 'emitted');
    await mustPolyCli(['emit', file, '-o', folder, ...options]);
    const cubin = join(folder, 'kernels.cubin');
    const flags = ['-arch=sm_90', '-cubin', '-Werror', 'all-warnings'];
    await mustRun(nvcc ?? '', [...flags, join(folder, 'kernels.cu'), '-o', cubin]);
    expect(readFileSync(cubin).subarray(1, 4).toString()).toBe('ELF');
  });
});

function findNvcc(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/cuda/bin'];
  return folders.map((folder) => join(folder, 'nvcc')).find((path) => existsSync(path)) ?? null;
}
