import { joinParts, printUnit } from '@boxflow/codegen-c';
import type { Kernel } from '@boxflow/ir';
import { openclDialect } from './opencl-dialect.js';
import { usesDouble } from './uses-double.js';

/**
 * OpenCL C 1.2 with one `__kernel` function per kernel. A view takes two arguments, the buffer and the offset in it
 * of the view's element [0]…[0] (often negative). Build it with {@link OPENCL_BUILD_OPTIONS}.
 */
export function printOpenclKernels(kernels: readonly Kernel[]): string {
  const unit = printUnit(kernels, openclDialect);
  const fp64 = usesDouble(kernels) ? '#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n' : '';
  return joinParts([
    '// Kernels for OpenCL, made by boxflow.\n',
    `${fp64}#pragma OPENCL FP_CONTRACT OFF\n`,
    ...unit.helpers,
    ...unit.kernels.map(({ text }) => text),
  ]);
}
