import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isOnPath } from '../../../../scripts/lib/is-on-path.mjs';
import { BuildError } from './run.mjs';

const require = createRequire(import.meta.url);

/** Throws and names every missing tool, with what it is for and the package that brings it. */
export function requireTools() {
  const missing = [
    ...(isOnPath('cmake') ? [] : ['cmake, which builds libboxflow (Debian: apt-get install cmake)']),
    ...(isOnPath('ninja') || isOnPath('make')
      ? []
      : ['ninja or make, which runs the compiler (Debian: apt-get install make)']),
    ...(process.env.CXX || isOnPath('c++') || isOnPath('g++') || isOnPath('clang++')
      ? []
      : ['a C++ compiler, which compiles libboxflow (Debian: apt-get install g++)']),
  ];
  if (missing.length > 0) throw new BuildError(`missing: ${missing.join('; ')}`);
}

/** Folders of node_api.h and napi.h, from npm: the same for every Node, and there without Node's own headers. */
export function addonHeaders() {
  return {
    node: headerFolder('node-api-headers', join('include', 'node_api.h')),
    cpp: headerFolder('node-addon-api', 'napi.h'),
  };
}

function headerFolder(name, header) {
  let folder;
  try {
    folder = dirname(require.resolve(`${name}/package.json`));
  } catch {
    throw new BuildError(
      `missing: the npm package ${name}, which the Node addon is compiled with (npm ci brings it)`,
    );
  }
  const path = join(folder, header);
  if (!existsSync(path)) throw new BuildError(`missing: ${path} (npm ci brings it)`);
  return dirname(path);
}
