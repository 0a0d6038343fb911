import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nativeFolder, packagedFolder } from './options.mjs';

const BUILT = ['boxflow.node', 'libboxflow.a', 'libboxflow-cudart.a', 'libboxflow-cudart-host.a'];
const HEADERS = ['boxflow.h', 'allocation.h'].map((name) => join('include', 'boxflow', name));

/** Returns the paths of everything that a build puts into its platform's package. */
export function packagedFiles(options) {
  return [...BUILT, ...HEADERS].map((name) => join(packagedFolder(options), name));
}

/** Copies a build into its platform's package, from which it is used. */
export function putIntoPackage(folder, options) {
  const target = packagedFolder(options);
  for (const name of BUILT) put(join(folder, 'package', name), join(target, name));
  for (const name of HEADERS) put(join(nativeFolder, name), join(target, name));
}

/** A running program may have the old file open, so that file stays as it is. */
function put(source, path) {
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(source, `${path}.new`);
  renameSync(`${path}.new`, path);
}
