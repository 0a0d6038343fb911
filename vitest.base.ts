import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The condition under which every package's "exports" name its TypeScript sources, so tests need no build. */
const conditions = ['@boxflow/source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Property tests and tests that start compilers share two cores in continuous integration.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core unused if it is not told otherwise.
    maxWorkers: availableParallelism(),
    minWorkers: 1,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
    // `scripts/test.mjs` counts from this report; Nx restores it together with a cached result.
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
});
