import type { Options } from 'tsup';

/**
 * One ES module and one CommonJS module per entry, since Node 20 cannot require the former. The dependencies in
 * package.json stay imports. `npm run types` puts the types beside them.
 */
export function library(entry: readonly string[] = ['src/index.ts']): Options {
  return {
    entry: [...entry],
    format: ['esm', 'cjs'],
    // CommonJS has no `import.meta.url`.
    shims: true,
    // An `import()` that stayed in CommonJS would load the other copy of a package, whose classes are different ones.
    esbuildOptions: (options, { format }) => {
      if (format === 'cjs') options.supported = { ...options.supported, 'dynamic-import': false };
    },
    target: 'node20',
    platform: 'node',
    sourcemap: true,
    clean: true,
  };
}
