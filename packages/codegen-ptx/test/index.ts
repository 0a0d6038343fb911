// Test support that other packages' tests share: `@boxflow/codegen-ptx/testing`, in this repository only.

export * from './host-program.ts';
export * from './random/compiled-programs.ts';
export * from './random/print-program.ts';
