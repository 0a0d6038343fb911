// Test support that packages of this repository share: `@boxflow/ptx/testing`.
export * from './corpus.ts';
export * from './tools.ts';
