import type { BundleSources } from '@boxflow/ir';
import type { LoweredProgram } from './lowered-program.js';
import type { Stage } from './stage.js';

/** Every kernel in every device language. */
export interface PrintedProgram extends LoweredProgram {
  readonly kernelSources: Omit<BundleSources, 'programs'>;
}

export const printKernelsStage: Stage<LoweredProgram, PrintedProgram, 'kernels'> = {
  name: 'kernels',
  summary: 'kernels are printed as C, OpenCL C and CUDA C++',
  async run(lowered) {
    const kernels = lowered.regions.flatMap((region) => region.kernels);
    if (kernels.length === 0) return { ...lowered, kernelSources: { host: '', opencl: '', cuda: '' } };
    const [c, opencl, cuda] = await Promise.all([
      import('@boxflow/codegen-c'),
      import('@boxflow/codegen-opencl'),
      import('@boxflow/codegen-cuda'),
    ]);
    const kernelSources = {
      host: c.printHostKernels(kernels),
      opencl: opencl.printOpenclKernels(kernels),
      cuda: cuda.printCudaKernels(kernels),
    };
    return { ...lowered, kernelSources };
  },
  print: async ({ kernelSources }) =>
    [
      `/* host */\n${kernelSources.host}`,
      `/* opencl */\n${kernelSources.opencl}`,
      `/* cuda */\n${kernelSources.cuda}`,
    ].join('\n'),
};
