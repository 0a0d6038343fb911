import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseUnit } from '../src/index.js';

/** The benchmarks of the repository, whose main loops must not be refused. Name: functions with regions, in order. */
const KERNELS = fileURLToPath(new URL('../../../benchmarks/kernels', import.meta.url));
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  '2mm-vla.c': ['kernel_2mm'],
  '2mm.c': ['initialise', 'kernel_2mm'],
  '3mm.c': ['initialise', 'kernel_3mm'],
  'adi.c': ['initialise', 'kernel_adi'],
  'atax.c': ['kernel_atax'],
  'bicg.c': ['initialise', 'kernel_bicg'],
  'blackscholes-arrays.c': ['price_options'],
  'cholesky.c': ['initialise', 'kernel_cholesky'],
  'convolution-2d.c': ['initialise', 'convolve'],
  'correlation.c': ['kernel_correlation'],
  'covariance.c': ['covariance', 'main', 'main'],
  'cp-arrays.c': ['main'],
  'deriche.c': ['kernel_deriche'],
  'doitgen.c': ['doitgen'],
  'durbin.c': ['kernel_durbin'],
  'fdtd-2d-vla.c': ['kernel_fdtd'],
  'fdtd-2d.c': ['kernel_fdtd_2d'],
  'floyd-warshall-global.c': ['main'],
  'floyd-warshall-heap.c': ['main'],
  'floyd-warshall-vla.c': ['initialise', 'kernel_floyd'],
  'floyd-warshall.c': ['initialise', 'kernel_floyd_warshall'],
  'gemm.c': ['kernel_gemm'],
  'gemver.c': ['kernel_gemver'],
  'gesummv.c': ['gesummv', 'main'],
  'gramschmidt.c': ['kernel_gramschmidt'],
  'heat-2d.c': ['kernel_heat'],
  'heat-3d-pochoir.c': ['main'],
  'heat-3d.c': ['kernel_heat_3d'],
  'jacobi-1d-heap.c': ['main'],
  'jacobi-1d.c': ['initialise', 'relax'],
  'jacobi-2d-global.c': ['initialise', 'relax'],
  'jacobi-2d-heap.c': ['relax'],
  'jacobi-2d-vla.c': ['kernel_jacobi_2d'],
  'jacobi-2d.c': ['initialise', 'kernel_jacobi_2d'],
  'lu.c': ['initialise', 'factorise'],
  'ludcmp.c': ['kernel_ludcmp'],
  'matmul.c': ['initialise', 'multiply'],
  'mpeg4-me-search-arrays.c': ['search'],
  'mpeg4-me.c': ['compare'],
  'mri-fh-arrays.c': ['compute_fh', 'main'],
  'mri-q-arrays.c': ['compute_phi_mag', 'compute_q'],
  'mvt-heap.c': ['main', 'main'],
  'mvt.c': ['initialise', 'kernel_mvt'],
  'n-body-arrays.c': ['simulate'],
  'nussinov.c': ['kernel_nussinov'],
  'pacc-listing-1.c': ['compute', 'main'],
  'pacc-listing-2.c': ['initialize', 'setCenter', 'average'],
  'seidel-2d.c': ['initialise', 'relax'],
  'spm-figure-1.c': ['compute'],
  'symm.c': ['kernel_symm'],
  'syr2k.c': ['initialise', 'kernel_syr2k'],
  'syrk.c': ['main'],
  'trisolv.c': ['main'],
  'trmm.c': ['trmm'],
};

describe('the kernels of benchmarks/', () => {
  it.each(Object.keys(REGIONS))('%s', async (name) => {
    const path = readdirSync(KERNELS, { recursive: true, encoding: 'utf8' }).find(
      (file) => basename(file) === name,
    );
    const unit = await parseUnit({ file: `${KERNELS}/${path}` });
    expect(unit.scops.map(({ functionName }) => functionName)).toEqual(REGIONS[name]);
    expect(unit.refusals.filter(({ marked }) => marked)).toEqual([]);
  });
});
