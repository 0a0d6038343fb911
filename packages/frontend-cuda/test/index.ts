// Test support that other packages' tests share: `@boxflow/frontend-cuda/testing`, in this repository only.
export * from './launches.ts';
export * from './run-traced.ts';
