import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isOnPath } from '../../../../scripts/lib/is-on-path.mjs';
import { nativeFolder, PLATFORMS } from './options.mjs';
import { addonHeaders } from './requirements.mjs';
import { run } from './run.mjs';

/** Runs CMake's first step. A folder that was configured for another place is made anew. */
export function configure(folder, options) {
  if (!belongsHere(folder)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isNew = !existsSync(join(folder, 'CMakeCache.txt'));
  const generator = isNew && isOnPath('ninja') ? ['-G', 'Ninja'] : [];
  run('cmake', [
    ...['-S', nativeFolder, '-B', folder, ...generator],
    '-DCMAKE_BUILD_TYPE=Release',
    `-DBOXFLOW_SANITIZE=${options.sanitize}`,
    `-DBOXFLOW_EVERY_CHECK=${options.everyCheck ? 'ON' : 'OFF'}`,
    `-DBOXFLOW_SEPARATE=${options.separate ? 'ON' : 'OFF'}`,
    // Options stay set, so that tests need not be configured again after each build.
    ...(options.test ? ['-DBOXFLOW_TESTS=ON'] : []),
    ...(options.bench ? ['-DBOXFLOW_BENCH=ON'] : []),
    ...addonOptions(options),
    ...crossOptions(options),
  ]);
}

/** GCC's cross compiler for Debian has its own C library. */
function crossOptions({ platform }) {
  if (platform === undefined) return [];
  const processor = PLATFORMS[platform];
  const tool = (name) => `${processor}-linux-gnu-${name}`;
  return [
    '-DCMAKE_SYSTEM_NAME=Linux',
    `-DCMAKE_SYSTEM_PROCESSOR=${processor}`,
    `-DCMAKE_C_COMPILER=${tool('gcc')}`,
    `-DCMAKE_CXX_COMPILER=${tool('g++')}`,
    `-DCMAKE_OBJCOPY=${tool('objcopy')}`,
    `-DCMAKE_NM=${tool('nm')}`,
    `-DCMAKE_AR=${tool('ar')}`,
  ];
}

function addonOptions({ sanitize }) {
  if (sanitize) return [];
  const headers = addonHeaders();
  return [`-DBOXFLOW_NODE_INCLUDE=${headers.node}`, `-DBOXFLOW_NODE_ADDON_API=${headers.cpp}`];
}

function belongsHere(folder) {
  const cache = join(folder, 'CMakeCache.txt');
  if (!existsSync(cache)) return true;
  const home = /^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(readFileSync(cache, 'utf8'))?.[1];
  return home === nativeFolder;
}
