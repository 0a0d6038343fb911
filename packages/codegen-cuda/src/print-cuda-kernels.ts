import { joinParts, printUnit } from '@boxflow/codegen-c';
import type { Kernel } from '@boxflow/ir';
import { cudaDialect } from './cuda-dialect.js';

/**
 * CUDA C++ with one `extern "C" __global__` function per kernel, for nvcc and NVRTC alike. Compile it with
 * {@link CUDA_COMPILE_FLAGS}.
 */
export function printCudaKernels(kernels: readonly Kernel[]): string {
  const unit = printUnit(kernels, cudaDialect);
  return joinParts([
    '// Kernels for CUDA, made by boxflow.\n',
    ...unit.helpers,
    ...unit.kernels.map(({ text }) => text),
  ]);
}
