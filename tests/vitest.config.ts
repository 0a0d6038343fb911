import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import base from '../vitest.base.ts';

export default defineConfig({
  ...base,
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['support/global-setup.ts'],
    // Every test starts compilers and programs, and most of them several.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: availableParallelism(),
    minWorkers: 1,
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
});
