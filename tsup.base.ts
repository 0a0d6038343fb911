import type { Options } from 'tsup';

/** One ES module per entry; the dependencies in package.json stay imports. `npm run types` puts its types beside it. */
export function library(entry: readonly string[] = ['src/index.ts']): Options {
  return {
    entry: [...entry],
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    sourcemap: true,
    clean: true,
  };
}
