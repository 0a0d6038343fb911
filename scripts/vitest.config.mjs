import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.mjs'],
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
});
