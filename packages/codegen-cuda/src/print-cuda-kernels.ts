import { joinParts, printUnit } from '@boxflow/codegen-c';
import { constantBoxes, type Kernel } from '@boxflow/ir';
import { CONSTANTS, cudaDialect } from './cuda-dialect.js';

/**
 * CUDA C++ with one `extern "C" __global__` function per kernel, for nvcc and NVRTC alike. Compile it with
 * {@link CUDA_COMPILE_FLAGS}.
 */
export function printCudaKernels(kernels: readonly Kernel[]): string {
  const unit = printUnit(kernels, cudaDialect);
  return joinParts([
    '// Kernels for CUDA, made by boxflow.\n',
    ...constantMemory(kernels),
    ...unit.helpers,
    ...unit.kernels.map(({ text }) => text),
  ]);
}

/** Returns the variable that has room for what any of the kernels reads from constant memory. */
function constantMemory(kernels: readonly Kernel[]): readonly string[] {
  const bytes = Math.max(0, ...kernels.map((kernel) => constantBoxes(kernel).bytes));
  return bytes > 0 ? [`__constant__ __align__(16) unsigned char ${CONSTANTS}[${bytes}];\n`] : [];
}
