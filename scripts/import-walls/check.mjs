import { posix } from 'node:path';

/**
 * @typedef {{ path: string, line: number, specifier: string }} Import `path` is relative to the repository's root
 * @typedef {{ folder: string, dependencies: string[] }} Manifest what one package.json declares
 */

/**
 * Every import and every declared dependency that crosses a wall, as one sentence each.
 *
 * @param {Record<string, import('./table.mjs').Wall>} walls
 * @param {Manifest[]} manifests
 * @param {Import[]} imports
 */
export function wallViolations(walls, manifests, imports) {
  return [
    ...manifests.flatMap((manifest) => missingRow(walls, manifest)),
    ...manifests.flatMap((manifest) => forbiddenDependencies(walls, manifest)),
    ...imports.flatMap((each) => forbiddenImport(walls, manifests, each)),
  ];
}

function missingRow(walls, manifest) {
  if (ownerOf(walls, `${manifest.folder}/package.json`) !== undefined) return [];
  return [`${manifest.folder} has no level: add it to scripts/import-walls/table.mjs.`];
}

function forbiddenDependencies(walls, manifest) {
  const from = ownerOf(walls, `${manifest.folder}/package.json`);
  if (from === undefined) return [];
  return manifest.dependencies
    .map(packageName)
    .filter((to) => to !== undefined)
    .flatMap((to) => {
      const reason = whyForbidden(walls, from, to);
      return reason === undefined
        ? []
        : [`${manifest.folder}/package.json depends on @boxflow/${to}: ${reason}`];
    });
}

function forbiddenImport(walls, manifests, { path, line, specifier }) {
  const from = ownerOf(walls, path);
  if (from === undefined) return [];
  const place = `${path}:${line} imports ${specifier}`;

  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    const other = ownerOf(walls, target);
    if (other === undefined || other === from) return [];
    return [`${place}: a package reaches another by its name (@boxflow/${other}), never by its files.`];
  }

  const to = packageName(specifier);
  if (to === undefined || to === from) return [];
  const reason = whyForbidden(walls, from, to);
  if (reason !== undefined) return [`${place}: ${reason}`];
  const declared = manifests.find((manifest) => manifest.folder === walls[from].folder)?.dependencies ?? [];
  if (declared.map(packageName).includes(to)) return [];
  return [`${place}: add "@boxflow/${to}" to the dependencies in ${walls[from].folder}/package.json.`];
}

/** Returns why `from` may not import `to`, or `undefined` if it may. */
function whyForbidden(walls, from, to) {
  const source = walls[from];
  const target = walls[to];
  if (target === undefined) return `there is no package ${to} in scripts/import-walls/table.mjs.`;
  if (target.onlyFor !== undefined && !target.onlyFor.includes(from)) {
    return `only ${target.onlyFor.join(', ')} may import ${to}.`;
  }
  if (target.level < source.level || source.sameLevel?.includes(to)) return undefined;
  return `${from} is at level ${source.level} and ${to} at level ${target.level}; imports go to a lower level only.`;
}

/** The key in the table of the package that a file belongs to. */
function ownerOf(walls, path) {
  return Object.keys(walls).find((name) => path.startsWith(`${walls[name].folder}/`));
}

/** `@boxflow/ir/plan` → `ir`; `undefined` for anything that is not a package of this repository. */
function packageName(specifier) {
  return /^@boxflow\/([^/]+)/.exec(specifier)?.[1];
}
