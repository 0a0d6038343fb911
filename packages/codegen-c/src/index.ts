export * from './host/host-dialect.js';
export * from './host/print-host-kernels.js';
export * from './language/compile-flags.js';
export * from './language/dialect.js';
export * from './language/reserved-names.js';
export * from './unit/kernel-text.js';
export * from './unit/unit-text.js';
