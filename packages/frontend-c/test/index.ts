// Test support that other packages' tests share: `@boxflow/frontend-c/testing`, in this repository only.
export * from './fuzz/mutate.ts';
