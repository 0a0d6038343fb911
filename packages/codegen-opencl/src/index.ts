export * from './build-options.js';
export * from './opencl-dialect.js';
export * from './print-opencl-kernels.js';
