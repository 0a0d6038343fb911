import { floydKernel } from '@boxflow/ir/testing';
import { expect, it } from 'vitest';
import { matmulKernel, matvecKernel, stencilKernel } from '../test/golden-kernels.ts';
import { printHostKernels } from './host/print-host-kernels.js';

// The files show the text of kernels; other tests run the kernels. `npx vitest run -u` rewrites the files.
it.each([
  ['floyd', floydKernel()],
  ['matmul', matmulKernel()],
  ['matvec', matvecKernel()],
  ['stencil', stencilKernel()],
])('%s reads like code that a person wrote', async (name, kernel) => {
  await expect(printHostKernels([kernel])).toMatchFileSnapshot(`../test/golden/${name}.c`);
});
