import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kernelsFolder } from '../support/paths.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

/** Recipes that are written from nothing, with what the code must have of their lines. */
const PROGRAMS: readonly (readonly [
  program: string,
  kernels: readonly string[],
  unrolled: readonly string[],
])[] = [
  ['gemm', ['scop0_scale', 'scop0_mm'], ['8']],
  ['jacobi-2d', ['scop1_to_b', 'scop1_to_a'], []],
  ['mvt', ['scop1_rows', 'scop1_columns'], ['4']],
  ['filter', ['scop0_filter', 'scop0_next'], []],
  ['few-sums', [], []],
];

const own = (name: string) => join(import.meta.dirname, 'written-recipes', name);
const recipeOf = (program: string) => own(`${program}.txt`);
const fileOf = (program: string) =>
  existsSync(own(`${program}.c`)) ? own(`${program}.c`) : join(kernelsFolder, program, `${program}.c`);

describe('a recipe that is written from nothing', () => {
  it.each(PROGRAMS)('maps %s', async (program) => {
    for (const [target, devices] of [
      ['host', '2'],
      ['opencl', '1'],
    ] as const) {
      const where = ['--target', target, '--devices', devices, '--verify'];
      const { stdout, stderr } = await mustPolyCli([
        'run',
        fileOf(program),
        '-DN=37',
        '--recipe',
        recipeOf(program),
        ...where,
      ]);
      expect(`${stdout}${stderr}`).toMatch(/verified: \d regions?, \d+ elements equal/);
    }
  });

  it.each(PROGRAMS)('is in the code of %s', async (program, kernels, unrolled) => {
    const folder = join(scratchFolder(program), 'emitted');
    await mustPolyCli(['emit', fileOf(program), '-DN=37', '--recipe', recipeOf(program), '-o', folder]);
    for (const file of ['kernels.c', 'kernels.cl', 'kernels.cu']) {
      const text = readFileSync(join(folder, file), 'utf8');
      const pragma = file === 'kernels.c' ? '#pragma GCC unroll ' : '#pragma unroll ';
      for (const kernel of kernels) expect(text).toMatch(new RegExp(`void .*\\b${kernel}\\(`));
      for (const count of unrolled) expect(text).toContain(`${pragma}${count}\n`);
    }
  });

  it('reads what all threads read at a time from constant memory', async () => {
    const folder = join(scratchFolder('filter-constants'), 'emitted');
    await mustPolyCli(['emit', fileOf('filter'), '-DN=37', '--recipe', recipeOf('filter'), '-o', folder]);
    const [cuda, opencl] = ['kernels.cu', 'kernels.cl'].map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    );
    expect(cuda).toContain('__constant__ __align__(16) unsigned char boxflow_constants[128];\n');
    for (const array of ['weights', 'table', 'shift']) {
      expect(cuda).toContain(
        `const double *${array} = (const double *)boxflow_constants + ${array}_origin;\n`,
      );
      expect(opencl).toContain(`__constant const double *${array} = ${array}_buffer + ${array}_origin;\n`);
    }
  });

  it('fills constant memory for launches of several queues', async () => {
    const where = [
      '--target',
      'opencl',
      '--devices',
      '2',
      '--concurrent-tiles',
      '3',
      '--tile',
      '5',
      '--verify',
    ];
    const run = ['run', fileOf('filter'), '-DN=37', '--recipe', recipeOf('filter'), ...where];
    const { stdout, stderr } = await mustPolyCli(run, { env: { POCL_DEVICES: 'pthread pthread' } });
    expect(`${stdout}${stderr}`).toMatch(/verified: \d regions?, \d+ elements equal/);
  });

  const nvcc = findNvcc();
  // These tests are skipped, and reported as skipped, if there is no CUDA toolkit.
  it.skipIf(nvcc === null).each(PROGRAMS)('makes CUDA kernels of %s that compile', async (program) => {
    const folder = join(scratchFolder(`${program}-cuda`), 'emitted');
    await mustPolyCli(['emit', fileOf(program), '-DN=37', '--recipe', recipeOf(program), '-o', folder]);
    const flags = ['-arch=sm_90', '-cubin', '-Werror', 'all-warnings'];
    const cubin = join(folder, 'kernels.cubin');
    await mustRun(nvcc ?? '', [...flags, join(folder, 'kernels.cu'), '-o', cubin]);
    expect(readFileSync(cubin).subarray(1, 4).toString()).toBe('ELF');
  });
});

function findNvcc(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/cuda/bin'];
  return folders.map((folder) => join(folder, 'nvcc')).find((path) => existsSync(path)) ?? null;
}
