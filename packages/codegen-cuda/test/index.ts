// Test support that other packages' tests share: `@boxflow/codegen-cuda/testing`, in this repository only.
export * from './emulated-device.ts';
