/** What only this repository needs. */
const PRIVATE = ['scripts', 'devDependencies', 'nx', 'publishConfig'];

/** What npm reads for other platforms: a clone has the packages of all of them, so they say it in `publishConfig`. */
const PLATFORM = ['os', 'cpu', 'libc'];

/**
 * Returns the package.json that users get: without this repository's own fields and with the addresses of the project.
 * Every path that it names is in the package.
 *
 * @param {Record<string, any>} manifest
 * @param {{ folder: string, repository: string }} place from the root, and the project's address
 */
export function publishedManifest(manifest, { folder, repository }) {
  const kept = Object.entries(manifest).filter(([name]) => !PRIVATE.includes(name));
  const platform = PLATFORM.filter((name) => manifest.publishConfig?.[name] !== undefined);
  return {
    ...Object.fromEntries(kept),
    homepage: `${repository}/tree/main/${folder}#readme`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
    bugs: `${repository}/issues`,
    exports: publishedExports(manifest.exports),
    ...Object.fromEntries(platform.map((name) => [name, manifest.publishConfig[name]])),
  };
}

/** Sources and helpers for tests are not packed. */
function publishedExports(exports) {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, target]) => {
      if (typeof target === 'string') return [[name, target]];
      const { '@boxflow/source': _, ...conditions } = target;
      return Object.keys(conditions).length > 0 ? [[name, conditions]] : [];
    }),
  );
}
