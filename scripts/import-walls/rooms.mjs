import { posix } from 'node:path';
import { isTest, pathImported, sourcesOf } from './sources.mjs';

/** The most files of sources, tests not counted, that one folder may hold. */
const MOST_FILES = 25;

/**
 * Returns every import that goes up or across the folders of a package, every folder that is not in the table, and every
 * folder with too many files, as one sentence each. Tests look into all rooms.
 *
 * @param {Record<string, import('./table.mjs').Wall>} walls
 * @param {string[]} files
 * @param {import('./check.mjs').Import[]} imports
 */
export function roomViolations(walls, files, imports) {
  return Object.values(walls).flatMap((wall) => {
    const own = (path) => !isTest(path) && path.startsWith(`${sourcesOf(wall)}/`);
    const inside = files.filter(own);
    return [
      ...crowdedFolders(inside, wall),
      ...strangeFolders(inside, wall),
      ...imports.filter(({ path }) => own(path)).flatMap((each) => upwardImport(wall, each)),
    ];
  });
}

function crowdedFolders(files, wall) {
  const generated = (wall.generated ?? []).map((folder) => `${sourcesOf(wall)}/${folder}`);
  return [...countByFolder(files)]
    .filter(([folder, count]) => count > MOST_FILES && !generated.includes(folder))
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files of sources: divide it into rooms of at most ${MOST_FILES}.`,
    );
}

function countByFolder(files) {
  const counts = new Map();
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  return counts;
}

function strangeFolders(files, wall) {
  const strange = files.filter((path) => roomOf(wall, path) === undefined).map((path) => posix.dirname(path));
  return [...new Set(strange)].map(
    (folder) =>
      `${folder} is not a room: add it to the rooms of ${wall.folder} in scripts/import-walls/table.mjs.`,
  );
}

function upwardImport(wall, { path, line, specifier }) {
  const target = pathImported(path, specifier);
  if (!target?.startsWith(`${sourcesOf(wall)}/`)) return [];
  const [from, to] = [roomOf(wall, path), roomOf(wall, target)];
  if (from === undefined || to === undefined || to.position <= from.position) return [];
  return [
    `${path}:${line} imports ${specifier}: ${nameOf(to)} is above ${nameOf(from)}; imports go down the rooms only.`,
  ];
}

function nameOf({ name }) {
  return name === '.' ? 'the root' : name;
}

/**
 * Returns the entry that a file belongs to, with its position: the longest one that is the file or a folder above it. `.` has
 * the files of the root only.
 */
function roomOf(wall, path) {
  const inner = posix.relative(sourcesOf(wall), path);
  const entries = [...(wall.rooms ?? []), '.'].flatMap((entry, position) =>
    [entry].flat().map((name) => ({ name, position })),
  );
  const fitting = entries.filter(({ name }) =>
    name === '.' ? !inner.includes('/') : inner === name || inner.startsWith(`${name}/`),
  );
  return fitting.sort((a, b) => b.name.length - a.name.length || a.position - b.position)[0];
}
