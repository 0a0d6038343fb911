import type { Options } from 'tsup';

/** One ES module per entry with its types beside it; the dependencies in package.json stay imports. */
export function library(entry: readonly string[] = ['src/index.ts']): Options {
  return {
    entry: [...entry],
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    dts: true,
    sourcemap: true,
    clean: true,
  };
}
