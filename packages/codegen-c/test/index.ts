// Test support that the dialects' packages share: `@boxflow/codegen-c/testing`, in this repository only.
export * from './c-data.ts';
export * from './c-value.ts';
export * from './evaluate-body.ts';
export * from './golden-kernels.ts';
export * from './kernel-case.ts';
export * from './random-kernel.ts';
export * from './random-scan.ts';
export * from './random-sums.ts';
export * from './run-kernel.ts';
export * from './run-on-device.ts';
export * from './run-sanitized.ts';
export * from './split-output.ts';
