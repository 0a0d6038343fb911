export * from './compile-flags.js';
export * from './cuda-dialect.js';
export * from './print-cuda-kernels.js';
