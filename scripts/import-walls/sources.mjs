import { posix } from 'node:path';

/** Returns the folder in which a package's sources are. */
export function sourcesOf({ folder, sources = `${folder}/src` }) {
  return sources;
}

/** Returns whether a file is a test, or only used by tests. */
export function isTest(path) {
  return /\.test\.|\/test-support[/.]|\/vitest\.config\./.test(path);
}

/** Returns the path of a file that is imported by its path (TypeScript's `.js` is `.ts` there), `undefined` for packages. */
export function pathImported(path, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts');
}
