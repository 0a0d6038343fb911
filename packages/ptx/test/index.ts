// Test support that packages of this repository share: `@boxflow/ptx/testing`.
export * from './corpus.ts';
export * from './tools.ts';
export * from './run-readme-example.ts';
