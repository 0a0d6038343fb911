export * from './compile-flags.js';
export * from './dialect.js';
export * from './host-dialect.js';
export * from './kernel-text.js';
export * from './print-host-kernels.js';
export * from './reserved-names.js';
export * from './unit-text.js';
