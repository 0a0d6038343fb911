import { execFileSync } from 'node:child_process';

/** The oldest C library with which the packages for a platform work. */
export const GLIBC_FLOOR = '2.28';

/** The libraries that have the functions of glibc; which of them has a function changed in 2.34. */
const LIBRARIES = ['libc.so.6', 'libm.so.6', 'libpthread.so.0', 'libdl.so.2'];

/** Returns the versioned symbols that a shared object asks for, as `pthread_create@GLIBC_2.2.5`. */
export function versionedNeeds(file) {
  return dynamicSymbols(file)
    .filter((line) => / \*UND\*/.test(line))
    .flatMap((line) => {
      const [, version, name] = /\(([\w.]+)\) (\S+)$/.exec(line) ?? [];
      return name === undefined ? [] : [`${name}@${version}`];
    });
}

/** Returns which of the symbols are newer than {@link GLIBC_FLOOR}, or of a C++ library. */
export function tooNew(symbols) {
  return symbols.filter((symbol) => {
    const [, kind, version] = /@(GLIBC|GLIBCXX|CXXABI)_([\d.]+)$/.exec(symbol) ?? [];
    if (kind === undefined) return false;
    return kind !== 'GLIBC' || isNewer(version, GLIBC_FLOOR);
  });
}

/**
 * Returns the names that the objects of an archive leave to the C library, each with the first version of this system's
 * glibc that has it. The user's linker decides which one is taken, so the first one counts. Names that glibc does not
 * have come from GCC.
 */
export function archiveNeeds(archive) {
  const first = firstVersions();
  return undefinedNames(archive).flatMap((name) =>
    first.has(name) ? [`${name}@GLIBC_${first.get(name)}`] : [],
  );
}

/** Returns the names that an archive defines for other objects. */
export function archiveNames(archive) {
  return symbolNames(['-g', '--defined-only', archive]).filter((name) => !name.endsWith(':'));
}

function undefinedNames(archive) {
  return symbolNames(['-u', archive]);
}

function symbolNames(words) {
  return execFileSync('nm', ['-f', 'posix', ...words], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .flatMap((line) => (/^(\S+) [A-Za-z]/.test(line) ? [line.split(' ')[0]] : []));
}

/** The first version of each function of this system's C library. */
function firstVersions() {
  const first = new Map();
  for (const library of LIBRARIES) {
    for (const line of dynamicSymbols(pathOf(library))) {
      const [, version, name] = /\(?GLIBC_([\d.]+)\)?\s+(\S+)$/.exec(line) ?? [];
      if (name === undefined || / \*UND\*/.test(line)) continue;
      if (!first.has(name) || isNewer(first.get(name), version)) first.set(name, version);
    }
  }
  return first;
}

function pathOf(library) {
  return execFileSync('cc', [`-print-file-name=${library}`], { encoding: 'utf8' }).trim();
}

function dynamicSymbols(file) {
  return execFileSync('objdump', ['-T', file], { encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n');
}

function isNewer(version, than) {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
