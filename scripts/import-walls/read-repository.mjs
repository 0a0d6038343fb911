import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Reads what the checks judge: the manifests, the sources and their imports, of all files that git knows or would take. */
export function readRepository(root) {
  const files = sourceFiles(root);
  const manifests = files
    .filter((path) => /^(packages\/[^/]+|benchmarks|examples|tests)\/package\.json$/.test(path))
    .map((path) => readManifest(root, path));
  const sources = files.filter((path) =>
    /^(packages|benchmarks|examples|tests)\/.*\.(ts|mts|mjs|js)$/.test(path),
  );
  const imports = sources.flatMap((path) => importsOf(path, readFileSync(join(root, path), 'utf8')));
  return { manifests, sources, imports };
}

/** With paths from the repository's root. Files deleted but not yet committed are left out. */
function sourceFiles(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

function readManifest(root, path) {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, path), 'utf8'),
  );
  const all = { ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies };
  return { folder: dirname(path), dependencies: Object.keys(all) };
}

export function importsOf(path, text) {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    path,
    line: text.slice(0, pos).split('\n').length,
    specifier: fileName,
  }));
}
