import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseUnit } from '../src/index.js';

/** The benchmarks of the repository, whose main loops must not be refused. Name: functions with regions, in order. */
const KERNELS = fileURLToPath(new URL('../../../benchmarks/kernels', import.meta.url));
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  '2mm.c': ['kernel_2mm'],
  'blackscholes-arrays.c': ['price_options'],
  'convolution-2d.c': ['initialise', 'convolve'],
  'cp-arrays.c': ['main'],
  'fdtd-2d.c': ['kernel_fdtd'],
  'floyd-warshall-global.c': ['main'],
  'floyd-warshall-heap.c': ['main'],
  'floyd-warshall.c': ['kernel_floyd'],
  'heat-2d.c': ['kernel_heat'],
  'heat-3d.c': ['main'],
  'jacobi-1d.c': ['main'],
  'jacobi-2d-heap.c': ['relax'],
  'jacobi-2d-vla.c': ['kernel_jacobi_2d'],
  'jacobi-2d.c': ['initialise', 'relax'],
  'matmul.c': ['initialise', 'multiply'],
  'mpeg4-me-search-arrays.c': ['search'],
  'mpeg4-me.c': ['compare'],
  'mri-fh-arrays.c': ['compute_fh', 'main'],
  'mri-q-arrays.c': ['compute_phi_mag', 'compute_q'],
  'mvt.c': ['main', 'main'],
  'n-body-arrays.c': ['simulate'],
  'pacc-listing-1.c': ['compute', 'main'],
  'pacc-listing-2.c': ['initialize', 'setCenter', 'average'],
  'spm-figure-1.c': ['compute'],
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
