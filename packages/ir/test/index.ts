// Test support that other packages' tests share: `@boxflow/ir/testing`, in this repository only.
export * from './floyd-kernel.ts';
export * from './floyd-plan.ts';
export * from './product-plan.ts';
export * from './random-int-expr.ts';
export * from './run-readme-example.ts';
export * from './seeded-random.ts';
