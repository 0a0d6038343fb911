/**
 * For nvcc and NVRTC: no contraction into fused multiply-adds, because results are to equal the sequential
 * program's. Division, square root and subnormal numbers follow IEEE 754 by default.
 */
export const CUDA_COMPILE_FLAGS: readonly string[] = ['--fmad=false'];
