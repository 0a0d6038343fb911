export * from './host/host-dialect.js';
export * from './host/print-host-kernels.js';
export * from './kernel/kernel-text.js';
export * from './kernel/unit-text.js';
export * from './language/compile-flags.js';
export * from './language/dialect.js';
export * from './language/reserved-names.js';
